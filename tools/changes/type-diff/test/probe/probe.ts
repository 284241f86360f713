import ts from "typescript-5.9";
import { Maker } from "./make-values.ts";
import {
  foreignName,
  has,
  isList,
  isNothing,
  isObject,
  literalOf,
  membersOf,
  primitiveOf,
  propertiesOf,
} from "./types.ts";

/** Writes a program that does with values what users can do: it reads each part, checks for each case, and calls each function. */
export class Probe {
  readonly checker: ts.TypeChecker;
  lines: string[] = [];
  readonly #maker: Maker;
  readonly #used = new Set<ts.Type>();
  #names = 0;

  /** @param names - The names of exported types in the program. */
  constructor(checker: ts.TypeChecker, names: ReadonlyMap<ts.Type, string>) {
    this.checker = checker;
    this.#maker = new Maker(checker, names, (parameters) => this.#callback(parameters));
  }

  /** Whether a type was used, as a part of a value or as an argument. */
  wasUsed(type: ts.Type): boolean {
    return this.#used.has(type) || this.#maker.wasMade(type);
  }

  /** Uses the value of an expression. */
  use(expression: string, type: ts.Type): void {
    const value = this.#name();
    this.lines.push(`{ const ${value} = ${expression};`);
    this.#useVariable(value, type);
    this.lines.push("}");
  }

  /** Assigns each kind of value to a type. */
  pass(to: string, type: ts.Type): void {
    for (const value of this.#maker.make(type))
      this.lines.push(`{ const ${this.#name()}: ${to} = ${value}; }`);
  }

  #name(): string {
    this.#names += 1;
    return `v${this.#names}`;
  }

  #block(condition: string, write: () => void): void {
    this.lines.push(`if (${condition}) {`);
    write();
    this.lines.push("}");
  }

  #useVariable(value: string, type: ts.Type): void {
    const members = membersOf(this.checker, type);
    const rest = members.filter((one) => !isNothing(one));
    if (rest.length === 0)
      this.lines.push(`const ${this.#name()}: ${this.checker.typeToString(type)} = ${value};`);
    else if (rest.length === members.length) this.#useMembers(value, rest);
    else this.#block(`${value} !== undefined && ${value} !== null`, () => this.#useMembers(value, rest));
  }

  #useMembers(value: string, members: readonly ts.Type[]): void {
    const [only, ...others] = members;
    if (only && others.length === 0) return this.#useOne(value, only);
    const literals = members.flatMap((one) => literalOf(this.checker, one) ?? []);
    for (const literal of literals) this.lines.push(`if (${value} === ${literal}) {}`);
    for (const one of members) {
      const kind = primitiveOf(this.checker, one)?.replace(/^`.*/, "string");
      if (kind !== undefined)
        this.#block(`typeof ${value} === "${kind}"`, () => this.lines.push(`${value}.valueOf();`));
      if (isList(this.checker, one))
        this.#block(`Array.isArray(${value})`, () => this.lines.push(`${value}.length;`));
    }
    this.#useObjects(value, members);
  }

  /** Uses the objects of a union: what all have in common, then each by its discriminator, or by a property that only it has. */
  #useObjects(value: string, members: readonly ts.Type[]): void {
    const objects = members.filter((one) => isObject(this.checker, one));
    const names = objects.map((one) => propertiesOf(this.checker, one).map(({ name }) => name));
    const common = (names[0] ?? []).filter((name) => names.every((others) => others.includes(name)));
    const hasLists = members.some((one) => isList(this.checker, one));
    const isMixed = objects.length < members.length;
    const guard = [isMixed ? `typeof ${value} === "object"` : "", hasLists ? `!Array.isArray(${value})` : ""];
    if (objects.length === 0) return;
    this.#block(guard.filter(Boolean).join(" && ") || "true", () => {
      for (const name of common) this.lines.push(`${value}[${JSON.stringify(name)}];`);
      const tag = common.find((name) => this.#isTag(objects, name));
      for (const [index, one] of objects.entries()) {
        const own = names[index]?.find(
          (name) => names.filter((others) => others.includes(name)).length === 1,
        );
        const tags = tag === undefined ? [] : this.#tagsOf(one, tag);
        if (objects.length === 1) this.#useOne(value, one);
        else if (tags.length > 0)
          this.#block(tags.map((text) => `${value}[${JSON.stringify(tag)}] === ${text}`).join(" || "), () =>
            this.#useOne(value, one),
          );
        else if (own !== undefined)
          this.#block(`${JSON.stringify(own)} in ${value}`, () => this.#useOne(value, one));
      }
    });
  }

  #isTag(objects: readonly ts.Type[], name: string): boolean {
    const tags = objects.map((one) => this.#tagsOf(one, name));
    return tags.every((one) => one.length > 0) && new Set(tags.flat()).size === tags.flat().length;
  }

  #tagsOf(type: ts.Type, name: string): string[] {
    const property = this.checker.getPropertyOfType(type, name);
    if (property === undefined) return [];
    const values = membersOf(this.checker, this.checker.getTypeOfSymbol(property)).map((one) =>
      literalOf(this.checker, one),
    );
    return values.every((one) => one !== undefined) ? values : [];
  }

  #useOne(value: string, type: ts.Type): void {
    const { checker } = this;
    const literal = literalOf(checker, type);
    if (literal !== undefined) {
      // As of each value of a set, which may have had only this one.
      this.lines.push(`if (${value} === ${literal}) {} ${value}.valueOf();`);
      return;
    }
    const text = primitiveOf(checker, type);
    if (text !== undefined) {
      this.lines.push(`const ${this.#name()}: ${text} = ${value}; ${value}.valueOf();`);
      return;
    }
    if (checker.isTupleType(type))
      for (const index of checker.getTypeArguments(type as ts.TypeReference).keys())
        this.#useItem(value, type, index);
    else if (checker.isArrayType(type)) this.#each(value, type);
    else if (foreignName(type) !== undefined) this.#useForeign(value, type);
    else if (isObject(checker, type)) this.#useObject(value, type);
  }

  #useItem(value: string, type: ts.Type, index: number): void {
    const flags = (type as ts.TupleTypeReference).target.elementFlags[index] ?? 0;
    const item = this.checker.getTypeArguments(type as ts.TypeReference)[index];
    if (item && (flags & ts.ElementFlags.Fixed) !== 0) this.use(`${value}[${index}]`, item);
  }

  #each(value: string, type: ts.Type, wait = ""): void {
    const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
    if (item === undefined) return;
    const name = this.#name();
    this.lines.push(`for ${wait}(const ${name} of ${value}) {`);
    this.#useVariable(name, item);
    this.lines.push("}");
  }

  #useForeign(value: string, type: ts.Type): void {
    const name = foreignName(type) ?? "";
    const [first] =
      (type as ts.TypeReference).typeArguments ?? this.checker.getTypeArguments(type as ts.TypeReference);
    if (/^Promise(Like)?$/.test(name) && first) this.use(`await ${value}`, first);
    else if (/^Async(Iter|Gen)/.test(name)) this.#each(value, type, "await ");
    else if (/^(Iter|Gen|Set|ReadonlySet)/.test(name)) this.#each(value, type);
    else this.lines.push(`const ${this.#name()}: ${this.#shown(type)} = ${value};`);
  }

  #shown(type: ts.Type): string {
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  /** Uses an object. Each type is used in full where it is first met. */
  #useObject(value: string, type: ts.Type): void {
    const properties = propertiesOf(this.checker, type);
    if (this.#used.has(type)) {
      for (const { name } of properties) this.lines.push(`${value}[${JSON.stringify(name)}];`);
      return;
    }
    this.#used.add(type);
    for (const property of properties) {
      const own = this.checker.getTypeOfSymbol(property);
      const isRuledOut = membersOf(this.checker, own).every((one) =>
        has(one, ts.TypeFlags.Undefined | ts.TypeFlags.Never),
      );
      if (!isRuledOut) this.use(`${value}[${JSON.stringify(property.name)}]`, own);
    }
    for (const { keyType, type: item } of this.checker.getIndexInfosOfType(type))
      this.use(`${value}[null! as ${this.#shown(keyType)}]!`, item);
    this.#call(value, type.getCallSignatures());
    this.#call(`new ${value}`, type.getConstructSignatures());
  }

  #call(value: string, signatures: readonly ts.Signature[]): void {
    for (const [index, signature] of signatures.entries()) {
      if (signatures.slice(0, index).some((earlier) => this.#hides(earlier, signature))) continue;
      const calls = this.#maker.argumentsOf(signature);
      // A call without optional arguments selects the first overload.
      const used = (index === 0 ? calls[0] : calls[1]) ?? calls[0] ?? "";
      this.use(`${value}(${used})`, signature.getReturnType());
      for (const values of calls) if (values !== used) this.lines.push(`${value}(${values});`);
    }
  }

  /** Whether calls that an overload accepts select an earlier one. */
  #hides(earlier: ts.Signature, overload: ts.Signature): boolean {
    const [wide, narrow] = [earlier, overload].map((one) =>
      one.getParameters().map((parameter) => this.checker.getTypeOfSymbol(parameter)),
    );
    if (wide === undefined || narrow === undefined || wide.length !== narrow.length) return false;
    return narrow.every((type, index) => this.checker.isTypeAssignableTo(type, wide[index] ?? type));
  }

  /** The body of a callback, which uses its parameters. */
  #callback(parameters: readonly (readonly [name: string, type: ts.Type])[]): string {
    const { lines } = this;
    this.lines = [];
    for (const [name, type] of parameters) this.#useVariable(name, type);
    const body = this.lines.join(" ");
    this.lines = lines;
    return body;
  }
}
