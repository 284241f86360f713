import { doc, literal, typeImport, Code } from "@node-access/generate/emit/typescript";
import { findForm, type Signing, type Type, type Types } from "@node-access/generate/model";
import type { Member, MethodGroup } from "@node-access/generate/emit/rest";

type Note = (type: string, what: string, remedy: string) => void;

/** What signing needs to know about messages: the form of each action, and how it is signed. `note` reports what has no form. */
export function emitSigning(types: Types, groups: readonly MethodGroup[], note: Note): string | undefined {
  const members = groups.flatMap(({ methods }) =>
    methods.flatMap(({ member }) => (member?.facts.signing ? [member] : [])),
  );
  if (members.length === 0) return undefined;
  const forms = new ActionForms(types);
  const facts = members.map((member) => [member.value, readFacts(member, types, forms, note)] as const);
  const declarations = forms.declarations();
  const imported = declarations === "" ? ["ActionFacts"] : ["ActionFacts", "ActionForm"];
  return `${typeImport(imported, "../action-facts.ts")}
${declarations}
${doc(["The actions, by type."])}export const actions: Readonly<Record<string, ActionFacts>> = ${literal(Object.fromEntries(facts))};\n`;
}

function readFacts({ tag, type: name, facts }: Member, types: Types, forms: ActionForms, note: Note): object {
  const type = types[name]?.type ?? { kind: "any" };
  const conflict: Conflict = (what, remedy) => note(name, `${name} ${what}`, remedy);
  const form = forms.member(type, tag, conflict);
  const { signing, multiSigValues } = facts;
  const isByFields = signing !== undefined && signing.scheme !== "l1";
  if (signing?.scheme === "user") checkSigned(types, type, tag, signing, conflict);
  const defaults = Object.entries(type.properties ?? {}).flatMap(([key, { default: given }]) =>
    given === undefined ? [] : [[key, given] as const],
  );
  return {
    form,
    signing: isByFields ? signing : undefined,
    defaults: defaults.length > 0 ? Object.fromEntries(defaults) : undefined,
    multiSigValues,
  };
}

/** Checks that the EIP-712 types cover the properties in their order. */
function checkSigned(
  types: Types,
  { properties = {} }: Type,
  tag: string,
  signing: Exclude<Signing, { readonly scheme: "l1" }>,
  conflict: Conflict,
): void {
  const remedy = "list in types all of its properties in their order";
  const fields = [...signing.types];
  for (const [key, property] of Object.entries(properties)) {
    // The chain id is part of the EIP-712 domain.
    if (key === tag || findForm(types, property) === "chainId") continue;
    const { name } = fields.shift() ?? {};
    if (name !== key) conflict(`signs ${name ?? "nothing"} where it has ${key}`, remedy);
  }
  if (fields.length > 0) conflict(`signs ${fields[0]?.name}, which it does not have`, remedy);
}

/** IPv4 in four decimal parts, or IPv6, without counting its groups. Source: RFC 791, RFC 4291. */
const IP = "^(\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)$";

/** Reports what a form cannot express, and its remedy. */
type Conflict = (what: string, remedy: string) => void;

/** A value of the type `ActionForm`. */
type Form = Readonly<Record<string, unknown>> | Code;

const nothing: Form = { type: "enum", values: [null] };

/** Writes types as forms, from which the client learns the order of keys and how to check values. */
class ActionForms {
  readonly #types: Types;
  /** The forms of the named types that others refer to, each after those that it refers to. */
  readonly #named = new Map<string, Form>();

  constructor(types: Types) {
    this.#types = types;
  }

  declarations(): string {
    return [...this.#named]
      .map(([name, form]) => `const ${name}: ActionForm = ${literal(form, 0, name.length + 22)};\n`)
      .join("");
  }

  /** The form of an action without its discriminator. */
  member(type: Type, tag: string, conflict: Conflict): Form {
    const { [tag]: _, ...properties } = type.properties ?? {};
    const required = (type.required ?? []).filter((key) => key !== tag);
    return this.#object({ ...type, properties, required }, conflict, 1);
  }

  #form(type: Type, conflict: Conflict): Form {
    const { kind, reference, form, items, prefixItems } = type;
    if (reference !== undefined) return this.#declared(reference, conflict);
    if (form === "json") {
      const { form: _, ...content } = type;
      return { type: "json", content: this.#form(content, conflict) };
    }
    if (form === "lower") return { type: "string", pattern: regExp(type.pattern), lower: true };
    if (form !== undefined) return { type: form, pattern: regExp(type.pattern) };
    const members = type.oneOf ?? type.anyOf;
    if (members) return this.#union(members, conflict);
    if (type.const === true || typeof type.const === "string") return { type: "enum", values: [type.const] };
    if (prefixItems) return { type: "tuple", items: prefixItems.map((item) => this.#form(item, conflict)) };
    if (items) return { type: "list", items: this.#form(items, conflict) };
    return kind === "object" ? this.#object(type, conflict) : scalar(type, conflict);
  }

  #declared(name: string, conflict: Conflict): Code {
    if (!this.#named.has(name)) {
      const form = this.#form(this.#types[name]?.type ?? { kind: "any" }, conflict);
      this.#named.set(name, form);
    }
    return new Code(name);
  }

  #union(members: readonly Type[], conflict: Conflict): Form {
    const rest = members.filter(({ kind }) => kind !== "null");
    const objects = rest.map((member) => this.#resolved(member)).filter(({ properties }) => properties);
    const forms =
      objects.length < 2
        ? rest.map((member) => this.#form(member, conflict))
        : [this.#oneKey(objects, rest.length, conflict)];
    const all = rest.length < members.length ? [...forms, nothing] : forms;
    return all.length === 1 && all[0] ? all[0] : { type: "union", forms: all };
  }

  /** The form of objects that differ by their only key. */
  #oneKey(objects: readonly Type[], members: number, conflict: Conflict): Form {
    const keys = objects.flatMap(({ properties = {} }) => Object.entries(properties));
    if (objects.length < members || keys.length > objects.length)
      conflict("has objects that no key distinguishes", "give each a required key that the others lack");
    return { type: "object", properties: this.#properties(keys, conflict), exactlyOne: true };
  }

  #resolved(type: Type): Type {
    return type.reference === undefined
      ? type
      : this.#resolved(this.#types[type.reference]?.type ?? { kind: "any" });
  }

  /** @param omitted - The number of properties that the form omits. */
  #object(type: Type, conflict: Conflict, omitted = 0): Form {
    const { required = [], minProperties, maxProperties } = type;
    const entries = Object.entries(type.properties ?? {});
    const properties = this.#properties(entries, conflict);
    if (maxProperties === undefined) {
      const optional = entries.map(([key]) => key).filter((key) => !required.includes(key));
      return { type: "object", properties, optional: optional.length > 0 ? optional : undefined };
    }
    if (maxProperties !== 1 + omitted || minProperties !== maxProperties || required.length > 0)
      conflict("bounds the number of its properties", "let it have one of its properties, or any");
    return { type: "object", properties, exactlyOne: true };
  }

  #properties(entries: readonly (readonly [string, Type])[], conflict: Conflict): Form {
    const forms = entries.map(([key, value]) => {
      // JavaScript moves keys that look like numbers to the front.
      if (!/^[A-Za-z_]\w*$/.test(key)) conflict(`has a key ${key}`, "use letters, digits and _ in it");
      return [key, this.#form(value, conflict)] as const;
    });
    return Object.fromEntries(forms);
  }
}

function scalar(type: Type, conflict: Conflict): Form {
  const types = [type.type].flat();
  const [name, other] = types.filter((one) => one !== "null");
  if (other !== undefined) conflict("has a value of several types", "use oneOf");
  const form = formOfType(name, type, conflict);
  return types.includes("null") ? { type: "union", forms: [form, nothing] } : form;
}

function formOfType(name: string | undefined, type: Type, conflict: Conflict): Form {
  if (name === "boolean") return { type: "boolean" };
  if (name === "object") return { type: "object" };
  if (name === "integer") return integer(type, conflict);
  if (name === "string") return text(type);
  if (name !== undefined) conflict(`has a value of type ${name}`, "teach ActionForms to write it");
  return nothing;
}

function text({ enum: values, format, pattern, minLength, maxLength }: Type): Form {
  if (values) return { type: "enum", values };
  return { type: "string", pattern: regExp(format === "ip" ? IP : pattern), minLength, maxLength };
}

function integer({ minimum, maximum, enum: values = [] }: Type, conflict: Conflict): Form {
  const choices = values.map(Number);
  const [first = 0] = choices;
  if (choices.some((value, index) => value !== first + index))
    conflict("has integers that are not in a row", "use minimum and maximum");
  if (choices.length > 0) return { type: "integer", minimum: first, maximum: first + choices.length - 1 };
  return { type: "integer", minimum, maximum };
}

function regExp(pattern: string | undefined): Code | undefined {
  return pattern === undefined ? undefined : new Code(`/${pattern.replaceAll("/", "\\/")}/u`);
}
