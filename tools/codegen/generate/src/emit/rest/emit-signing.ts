import { doc, literal, typeImport, Code } from "@node-access/generate/emit/typescript";
import { findForm, resolved, type Signing, type Type, type Types } from "@node-access/generate/model";
import type { Member, MethodGroup } from "@node-access/generate/emit/rest";

type Note = (type: string, what: string, remedy: string) => void;

/** What signing needs to know about messages: the form of each action, and how it is signed. `note` reports what has no form. */
export function emitSigning(types: Types, groups: readonly MethodGroup[], note: Note): string | undefined {
  const members = groups.flatMap(({ methods }) =>
    methods.flatMap(({ member }) => (member?.facts.signing ? [member] : [])),
  );
  if (members.length === 0) return undefined;
  const named = new Map<string, Form>();
  const facts = members.map((member) => [member.value, readFacts(member, types, named, note)] as const);
  const declarations = [...named].map(
    ([name, form]) => `const ${name}: ActionForm = ${literal(form, 0, name.length + 22)};\n`,
  );
  const imported = named.size === 0 ? ["ActionFacts"] : ["ActionFacts", "ActionForm"];
  return `${typeImport(imported, "../action-facts.ts")}
${declarations.join("")}
${doc(["The actions, by type."])}export const actions: Readonly<Record<string, ActionFacts>> = ${literal(Object.fromEntries(facts))};\n`;
}

function readFacts(
  { tag, type: name, facts }: Member,
  types: Types,
  named: Map<string, Form>,
  note: Note,
): object {
  const type = types[name]?.type ?? { kind: "any" };
  const conflict: Conflict = (what, remedy) => note(name, `${name} ${what}`, remedy);
  const form = new ActionForms(types, conflict, named).member(type, tag);
  const { signing, multiSigValues } = facts;
  if (signing?.scheme === "user") checkSigned(types, type, tag, signing, conflict);
  const defaults = Object.entries(type.properties ?? {}).flatMap(([key, { default: given }]) =>
    given === undefined ? [] : [[key, given] as const],
  );
  return {
    form,
    signing: signing?.scheme === "l1" ? undefined : signing,
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
  readonly #conflict: Conflict;
  /** The forms of the named types that others refer to, each after those that it refers to. */
  readonly #named: Map<string, Form>;

  constructor(types: Types, conflict: Conflict, named: Map<string, Form>) {
    this.#types = types;
    this.#conflict = conflict;
    this.#named = named;
  }

  member(type: Type, tag: string): Form {
    const { [tag]: _, ...properties } = type.properties ?? {};
    const required = (type.required ?? []).filter((key) => key !== tag);
    return this.#object({ ...type, properties, required }, 1);
  }

  #form(type: Type): Form {
    const { kind, reference, form, items, prefixItems, pattern } = type;
    if (reference !== undefined) return this.#declared(reference);
    if (form === "json") {
      const { form: _, ...content } = type;
      return { type: "json", content: this.#form(content) };
    }
    if (form === "lower") return { type: "string", pattern: regExp(pattern), lower: true };
    if (form !== undefined) return { type: form, pattern: regExp(pattern) };
    const members = type.oneOf ?? type.anyOf;
    if (members) return this.#union(members);
    if (type.const === true || typeof type.const === "string") return { type: "enum", values: [type.const] };
    if (prefixItems) return { type: "tuple", items: prefixItems.map((item) => this.#form(item)) };
    if (items) return { type: "list", items: this.#form(items) };
    return kind === "object" ? this.#object(type) : this.#scalar(type);
  }

  #declared(name: string): Code {
    if (!this.#named.has(name)) {
      const form = this.#form(this.#types[name]?.type ?? { kind: "any" });
      this.#named.set(name, form);
    }
    return new Code(name);
  }

  #union(members: readonly Type[]): Form {
    const rest = members.filter(({ kind }) => kind !== "null");
    const objects = rest.map((member) => this.#resolved(member)).filter(({ properties }) => properties);
    const forms =
      objects.length < 2 ? rest.map((member) => this.#form(member)) : [this.#oneKey(objects, rest.length)];
    const all = rest.length < members.length ? [...forms, nothing] : forms;
    return all.length === 1 && all[0] ? all[0] : { type: "union", forms: all };
  }

  /** The form of objects that differ by their only key. */
  #oneKey(objects: readonly Type[], members: number): Form {
    const keys = objects.flatMap(({ properties = {} }) => Object.entries(properties));
    if (objects.length < members || keys.length > objects.length)
      this.#conflict(
        "has objects that no key distinguishes",
        "give each a required key that the others lack",
      );
    return { type: "object", properties: this.#properties(keys), exactlyOne: true };
  }

  #resolved(type: Type): Type {
    return type.reference === undefined ? type : this.#resolved(resolved(type, this.#types));
  }

  /** @param omitted - The number of properties that the form omits. */
  #object(type: Type, omitted = 0): Form {
    const { required = [], minProperties, maxProperties } = type;
    const entries = Object.entries(type.properties ?? {});
    const properties = this.#properties(entries);
    if (maxProperties === undefined) {
      const optional = entries.map(([key]) => key).filter((key) => !required.includes(key));
      return { type: "object", properties, optional: optional.length > 0 ? optional : undefined };
    }
    if (maxProperties !== 1 + omitted || minProperties !== maxProperties || required.length > 0)
      this.#conflict("bounds the number of its properties", "let it have one of its properties, or any");
    return { type: "object", properties, exactlyOne: true };
  }

  #properties(entries: readonly (readonly [string, Type])[]): Form {
    // JavaScript moves keys that look like numbers to the front.
    for (const [key] of entries)
      if (!/^[A-Za-z_]\w*$/.test(key)) this.#conflict(`has a key ${key}`, "use letters, digits and _ in it");
    return Object.fromEntries(entries.map(([key, value]) => [key, this.#form(value)]));
  }

  #scalar(type: Type): Form {
    const { enum: values, format, pattern, minLength, maxLength } = type;
    const types = [type.type].flat();
    const [name = "", other] = types.filter((one) => one !== "null");
    if (other !== undefined) this.#conflict("has a value of several types", "use oneOf");
    const forms: Readonly<Record<string, () => Form>> = {
      "": () => nothing,
      boolean: () => ({ type: "boolean" }),
      object: () => ({ type: "object" }),
      integer: () => this.#integer(type),
      string: () =>
        values
          ? { type: "enum", values }
          : { type: "string", pattern: regExp(format === "ip" ? IP : pattern), minLength, maxLength },
    };
    if (!forms[name]) this.#conflict(`has a value of type ${name}`, "teach ActionForms to write it");
    const form = forms[name]?.() ?? nothing;
    return types.includes("null") ? { type: "union", forms: [form, nothing] } : form;
  }

  #integer({ minimum, maximum, enum: values = [] }: Type): Form {
    const choices = values.map(Number);
    const [first = 0] = choices;
    if (choices.some((value, index) => value !== first + index))
      this.#conflict("has integers that are not in a row", "use minimum and maximum");
    if (choices.length > 0) return { type: "integer", minimum: first, maximum: first + choices.length - 1 };
    return { type: "integer", minimum, maximum };
  }
}

function regExp(pattern: string | undefined): Code | undefined {
  return pattern === undefined ? undefined : new Code(`/${pattern.replaceAll("/", "\\/")}/u`);
}
