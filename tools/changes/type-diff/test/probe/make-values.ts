import ts from "typescript-5.9";
import {
  foreignName,
  has,
  isObject,
  isOptional,
  literalOf,
  membersOf,
  primitiveOf,
  propertiesOf,
} from "./types.ts";

type Parameters = readonly (readonly [name: string, type: ts.Type])[];

/** Writes the values that users can pass as a type: each member of a union, objects with and without what is optional. */
export class Maker {
  readonly #checker: ts.TypeChecker;
  readonly #names: ReadonlyMap<ts.Type, string>;
  readonly #callback: (parameters: Parameters) => string;
  readonly #made = new Map<ts.Type, readonly string[]>();

  constructor(
    checker: ts.TypeChecker,
    names: ReadonlyMap<ts.Type, string>,
    callback: (parameters: Parameters) => string,
  ) {
    this.#checker = checker;
    this.#names = names;
    this.#callback = callback;
  }

  wasMade(type: ts.Type): boolean {
    return this.#made.has(type);
  }

  /** The arguments of calls: only the required ones, then all, then each other value of each. */
  argumentsOf(signature: ts.Signature): string[] {
    const parameters = signature.getParameters().map((one) => {
      const declared = one.valueDeclaration;
      const isParameter = declared !== undefined && ts.isParameter(declared);
      const isRest = isParameter && declared.dotDotDotToken !== undefined;
      const isFree = isRest || (isParameter && this.#checker.isOptionalParameter(declared));
      const values = this.make(this.#checker.getTypeOfSymbol(one));
      const usable = values.filter((value) => !isFree || value !== "undefined");
      return { isFree, values: isRest ? usable.map((value) => `...${value}`) : usable };
    });
    const all = parameters.map(({ values }) => values[0] ?? "null!");
    const required = all.filter((_, index) => parameters[index]?.isFree === false);
    const variants = parameters.flatMap(({ values }, index) =>
      values.slice(1).map((value) => all.with(index, value)),
    );
    return [...new Set([required, all, ...variants].map((list) => list.join(", ")))];
  }

  /** The texts of values. The first is the simplest. */
  make(type: ts.Type): readonly string[] {
    const known = this.#made.get(type);
    if (known) return known.slice(0, 1);
    const name = this.#names.get(type);
    // Within itself, a type is a value that the program has already.
    if (isObject(this.#checker, type))
      this.#made.set(type, [name === undefined ? "null!" : `(null! as ${name})`]);
    const values = this.#values(type);
    if (isObject(this.#checker, type)) this.#made.set(type, values);
    return values;
  }

  #values(type: ts.Type): readonly string[] {
    const checker = this.#checker;
    const members = membersOf(checker, type);
    if (members.length > 1) {
      const literals = members.flatMap((one) => literalOf(checker, one) ?? []);
      const any = literals.length > 1 ? [`(null! as ${literals.join(" | ")})`] : [];
      return [...any, ...members.flatMap((one) => this.make(one))];
    }
    const [one = type] = members;
    const literal = literalOf(checker, one);
    if (literal !== undefined) return [literal];
    if (has(one, ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ["undefined"];
    if (has(one, ts.TypeFlags.Null)) return ["null"];
    if (has(one, ts.TypeFlags.Never)) return [];
    if (has(one, ts.TypeFlags.TypeParameter))
      return this.make(one.getConstraint() ?? checker.getUnknownType());
    if (checker.isTupleType(one)) return this.#tuple(one as ts.TupleTypeReference);
    if (checker.isArrayType(one)) {
      const [item] = checker.getTypeArguments(one as ts.TypeReference);
      return ["[]", ...(item ? this.make(item).map((value) => `[${value}]`) : [])];
    }
    if (!isObject(checker, one) || primitiveOf(checker, one) !== undefined || foreignName(one) !== undefined)
      return [`(null! as ${checker.typeToString(one, undefined, ts.TypeFormatFlags.NoTruncation)})`];
    return this.#object(one);
  }

  #tuple(type: ts.TupleTypeReference): string[] {
    const items = this.#checker.getTypeArguments(type).map((item, index) => {
      const isRest = ((type.target.elementFlags[index] ?? 0) & ts.ElementFlags.Variable) !== 0;
      const isFixed = ((type.target.elementFlags[index] ?? 0) & ts.ElementFlags.Required) !== 0;
      return { isFixed, values: this.make(item).map((value) => (isRest ? `...[${value}]` : value)) };
    });
    const first = (some: typeof items): string[] => some.map(({ values }) => values[0] ?? "null!");
    const variants = items.flatMap(({ values }, index) =>
      values.slice(1).map((value) => first(items).with(index, value)),
    );
    return [first(items.filter(({ isFixed }) => isFixed)), first(items), ...variants].map(
      (list) => `[${list.join(", ")}]`,
    );
  }

  #object(type: ts.Type): readonly string[] {
    const checker = this.#checker;
    const [signature] = type.getCallSignatures();
    if (signature) return [this.#function(signature)];
    const name = this.#names.get(type);
    const all = propertiesOf(checker, type);
    // Users receive classes and clients from the packages; they do not write them.
    const isGiven =
      type.isClass() || all.length < checker.getPropertiesOfType(type).length || all.some(isGeneratedMethod);
    if (isGiven) return name === undefined ? [] : [`(null! as ${name})`];
    const properties = all.map((property) => ({
      key: JSON.stringify(property.name),
      isFree: isOptional(property),
      values: this.make(checker.getTypeOfSymbol(property)).filter(
        (value) => !isOptional(property) || value !== "undefined",
      ),
    }));
    const usable = properties.filter(({ values }) => values.length > 0);
    const text = (some: typeof properties, key?: string, value?: string): string =>
      `{ ${some.map((one) => `${one.key}: ${one.key === key ? value : (one.values[0] ?? "null!")}`).join(", ")} }`;
    const required = properties.filter(({ isFree }) => !isFree);
    const variants = usable.flatMap((one) =>
      one.values.slice(1).map((value) => text([...new Set([...required, one])], one.key, value)),
    );
    const items = checker
      .getIndexInfosOfType(type)
      .flatMap((info) =>
        this.make(info.type).map((value) =>
          text(required).replace(
            / ?}$/,
            `${required.length > 0 ? "," : ""} ${has(info.keyType, ts.TypeFlags.String) ? "other" : has(info.keyType, ts.TypeFlags.Number) ? "0" : `[null! as ${checker.typeToString(info.keyType)}]`}: ${value} }`,
          ),
        ),
      );
    return [
      ...new Set([
        text(required),
        text(properties.filter((one) => !one.isFree || usable.includes(one))),
        ...variants,
        ...items,
      ]),
    ];
  }

  #function(signature: ts.Signature): string {
    const parameters = signature
      .getParameters()
      .map((one, index) => [`p${index}`, this.#checker.getTypeOfSymbol(one)] as const);
    const names = parameters.map(([name]) => name);
    const [result] = this.make(signature.getReturnType());
    const body = this.#callback(parameters);
    const use = body === "" ? "" : `void (async () => { ${body} })(); `;
    return `(${names.join(", ")}) => { ${use}return ${result ?? "null!"}; }`;
  }
}

function isGeneratedMethod({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (one) =>
      (ts.isMethodSignature(one) || ts.isMethodDeclaration(one)) &&
      one.getSourceFile().fileName.includes("/generated/"),
  );
}
