import { invalidArgument } from "@node-access/auth";
import { configSchema } from "./generated/config-schema.ts";
import { describeKind, shownName, nearestName } from "../../options/check-options.ts";

/** The part of JSON Schema that the config's generated schema uses. */
export interface FormSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FormSchema[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | FormSchema;
  readonly items?: FormSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  /** The description of the value in errors. */
  readonly expected?: string;
  readonly definitions?: Readonly<Record<string, FormSchema>>;
}

/** A mistake in a config, without any of its values: they may be secret. */
export interface Mistake {
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly received: string;
  /** The unknown name, if that is the mistake. */
  readonly name?: string;
  /** Whether the value is of another kind, or lacks something required: another branch of a choice is meant. */
  readonly kind?: "other" | "missing";
}

const root: FormSchema = configSchema;

/**
 * @returns the mistakes in a config, by the schema that is generated from the types of its options. Ajv would report
 * each branch of a choice, eleven errors for one wrong word, and its code for this schema is 416 kB, which every start
 * would load.
 */
export function findMistakes(config: unknown): Mistake[] {
  return check(root, config, []);
}

/** @throws NodeAccessError `INVALID_ARGUMENT` with the first mistake's path; options hold secrets, so no value. */
export function checkConfig(config: unknown): void {
  const [mistake] = findMistakes(config);
  if (mistake) throw invalidArgument(formatPath(mistake), mistake.expected, mistake.received);
}

/** The path as errors show it: `networks.ethereum-mainnet.rpc`. */
export function formatPath({ path }: Pick<Mistake, "path">): string {
  return path.length === 0 ? "options" : path.map((name) => shownName(String(name))).join(".");
}

type Path = readonly (string | number)[];

function check(unresolved: FormSchema, value: unknown, path: Path): Mistake[] {
  const schema = resolve(unresolved);
  if (schema.anyOf) return checkChoice(schema, schema.anyOf, value, path);
  if (!isOfKind(schema, value))
    return [{ path, expected: describe(schema), received: describeKind(value), kind: "other" }];
  if (typeof value === "string" || typeof value === "number")
    return isWithin(schema, value)
      ? []
      : [
          {
            path,
            expected: describe(schema),
            received: value === "" ? describeKind(value) : (outside[typeof value] ?? describeKind(value)),
          },
        ];
  if (Array.isArray(value)) return checkList(schema, value, path);
  return typeof value === "object" && value !== null ? checkObject(schema, value, path) : [];
}

/** Reports mistakes in the branch that is meant, or in all branches if none is. */
function checkChoice(
  schema: FormSchema,
  branches: readonly FormSchema[],
  value: unknown,
  path: Path,
): Mistake[] {
  const results = branches.map((branch) => check(branch, value, path));
  const meant = results.find((mistakes) => mistakes.length === 0) ?? results.find(isMeantBranch(path));
  if (meant) return meant;
  return [{ path, expected: describe(schema), received: received(value), kind: "other" }];
}

function checkList(schema: FormSchema, value: readonly unknown[], path: Path): Mistake[] {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) {
    const count = value.length === 0 ? "an empty list" : `a list of ${value.length}`;
    return [{ path, expected: describe(schema), received: count }];
  }
  return items ? value.flatMap((item, index) => check(items, item, [...path, index])) : [];
}

function checkObject(schema: FormSchema, value: object, path: Path): Mistake[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const mistakes: Mistake[] = [];
  for (const name of required) {
    if ((value as Record<string, unknown>)[name] !== undefined) continue;
    const expected = describe(resolve(properties[name] ?? {}));
    mistakes.push({ path: [...path, name], expected, received: "nothing", kind: "missing" });
  }
  for (const [name, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) mistakes.push(...check(own, item, [...path, name]));
    else if (additionalProperties === false) mistakes.push(unknownName(path, name, Object.keys(properties)));
    else if (typeof additionalProperties === "object")
      mistakes.push(...check(additionalProperties, item, [...path, name]));
  }
  return mistakes;
}

function resolve(schema: FormSchema): FormSchema {
  const { $ref } = schema;
  if ($ref === undefined) return schema;
  const target = resolve((root.definitions ?? {})[$ref.replace("#/definitions/", "")] ?? {});
  return schema.expected === undefined ? target : { ...target, expected: schema.expected };
}

function describe({ expected, type, enum: values, const: only, anyOf, properties }: FormSchema): string {
  if (expected !== undefined) return expected;
  if (values) return `one of ${values.join(", ")}`;
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf) return anyOf.map((one) => describe(resolve(one))).join(", or ");
  if (type === "object" && properties) return `an object with ${Object.keys(properties).join(", ")}`;
  return kinds[String(type)] ?? "a value";
}

const kinds: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
};

/** A branch is meant if the value is of its kind, and has its required properties. */
function isMeantBranch({ length }: Path): (mistakes: readonly Mistake[]) => boolean {
  return (mistakes) =>
    mistakes.every(({ kind, path }) => !kind || path.length > length + (kind === "missing" ? 1 : 0));
}

function received(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return describeKind(value);
  return `an object with ${Object.keys(value).map(shownName).join(", ")}`;
}

/** What values of the right kind are called that are not accepted. They themselves may be secret. */
const outside: Readonly<Record<string, string>> = {
  number: "a number out of range",
  string: "a text of another form",
};

function unknownName(path: Path, name: string, known: readonly string[]): Mistake {
  const meant = nearestName(name, known);
  if (meant !== undefined) return { path, expected: `the name ${meant}`, received: shownName(name), name };
  const expected = known.length > 0 ? `an object with ${known.join(", ")}` : "an object with nothing in it";
  return { path, expected, received: `an object with ${shownName(name)}`, name };
}

function isOfKind({ type, const: only, enum: values }: FormSchema, value: unknown): boolean {
  if (only !== undefined) return value === only;
  if (values) return values.includes(value);
  if (typeof type === "object") return type.some((one) => isOfKind({ type: one }, value));
  switch (type) {
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "string":
    case "boolean":
      return typeof value === type;
    default:
      return true;
  }
}

function isWithin(schema: FormSchema, value: string | number): boolean {
  const {
    pattern,
    minLength = 0,
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
  } = schema;
  if (typeof value === "string")
    return value.length >= minLength && (pattern === undefined || new RegExp(pattern).test(value));
  return value >= minimum && value <= maximum && value > exclusiveMinimum;
}
