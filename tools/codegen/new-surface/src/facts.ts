import { ModelLoader } from "@node-access-tools/generate/load";
import {
  camelStart,
  nameProperty,
  pascal,
  resolved,
  type RestOperation,
  createSample,
  sampleArguments,
  type Type,
  type Types,
} from "@node-access-tools/generate/model";
import { type Facts, readTable } from "./templates.ts";

const KINDS = readTable<Readonly<Record<string, { readonly from: string }>>>("credentials.yaml");

/** The facts about a REST API that is in the specs. `accepts` is the surface whose credentials it accepts. */
export async function restFacts(root: string, name: string, accepts: string): Promise<Facts> {
  const loader = new ModelLoader(root, [name]);
  const { surfaces } = loader.catalog();
  const { specs, linted } = await loader.rest();
  await linted;
  const { operations = [], types = {}, summary = "" } = specs.get(name)?.spec ?? {};
  const credentials = (surfaces[accepts]?.credentials ?? []).map((kind) => {
    const { [kind]: code } = KINDS;
    if (code) return code;
    throw new Error(`add the credential ${kind} to tools/codegen/new-surface/templates/credentials.yaml`);
  });
  const methods = operations.filter(({ events, socket }) => events === undefined && socket === undefined);
  const [easiest] = methods.toSorted((one, other) => effort(one) - effort(other));
  if (!easiest) throw new Error("the spec has no operation that can become a method");
  const { inputs, output } = createSample(types, easiest);
  const call = formatCall(easiest.name, sampleArguments(types, easiest));
  const withNonce = (effect: string): string | undefined =>
    methods.flatMap((one) => (one.idempotency === effect ? (nonceCall(types, one) ?? []) : []))[0];
  const read = withNonce("safe");
  const token = credentials.find(({ from }) => from !== "basic");
  const about = summary.replace(/\.$/, "");
  const kinds = methods.flatMap((one) =>
    one.outputs.flatMap(({ type }) => (type ? resolved(type, types).kind : [])),
  );
  return {
    accepts,
    summary,
    about,
    description: JSON.stringify(`Typed client: ${about}`),
    call,
    quoted: JSON.stringify(call).slice(1, -1),
    path: inputs.reduce(
      (text, one) => text.replace(`{${one.name}}`, encodeURIComponent(String(one.value))),
      easiest.path,
    ),
    status: easiest.outputs[0]?.status ?? 200,
    response: JSON.stringify(output ?? null),
    returns: output !== undefined,
    anyJson: kinds.some((kind) => !["object", "list", "map", "tuple"].includes(kind)),
    credentials,
    first: credentials[0],
    others: credentials.slice(1),
    consumer: token !== undefined || credentials.length === 0,
    credential: token && { from: token.from, own: camelStart(pascal(`${name}-${token.from}`)) },
    read,
    write: read && withNonce("write"),
  };
}

/** The facts about the services of a new protocol, whose proto file is in the specs. @throws Mistakes if the file is wrong. */
export async function grpcFacts(root: string, name: string): Promise<Facts> {
  const { sections = [], operations = [] } = (await new ModelLoader(root, []).grpc()).get(name) ?? {};
  const read = operations.find(({ stream, idempotency }) => stream === "none" && idempotency === "safe");
  const services = sections.map(({ name: service, description }) => {
    const about = description.split("\n").find((line) => /^(?!Source:)./.test(line));
    return { service, about: about ?? `The service ${service}.`, property: nameProperty(service) };
  });
  return { services, call: read && `${nameProperty(read.section)}.${read.name}({})` };
}

/** How much a call needs: reads without arguments need least. */
function effort({ idempotency, inputs }: RestOperation): number {
  return (idempotency === "safe" ? 0 : 100) + inputs.filter(({ required }) => required).length;
}

/** A call with `nonce` as a free text in the path or the body, so that requests can be distinguished. */
function nonceCall(types: Types, operation: RestOperation): string | undefined {
  const isFree = (type: Type | undefined): boolean => {
    const { kind, pattern, format, maxLength } = resolved(type, types);
    return kind === "text" && (pattern ?? format ?? maxLength) === undefined;
  };
  const values: unknown[] = [...sampleArguments(types, operation)];
  const alone = operation.inputs.filter(({ location }) => location === "path" || location === "body");
  for (const [index, { location, type }] of alone.entries()) {
    const { properties = {} } = resolved(type, types);
    const field = Object.keys(properties).find((key) => isFree(properties[key]));
    if (location === "path" && isFree(type)) values[index] = "@nonce@";
    else if (field !== undefined) values[index] = Object.assign({}, values[index], { [field]: "@nonce@" });
    else continue;
    return formatCall(operation.name, values).replace('"@nonce@"', "nonce");
  }
  return undefined;
}

function formatCall(name: string, values: readonly unknown[]): string {
  return `${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`;
}
