import { ModelLoader } from "@node-access-tools/generate/load";
import { nameProperty, resolved, simplestCall, variedCall } from "@node-access-tools/generate/model";
import { type Facts, readTable } from "./templates.ts";

/** The facts about a REST API in the specs. `accepts` is the surface whose credentials it accepts. @throws Mistakes */
async function restFacts(root: string, name: string, accepts: string): Promise<Facts> {
  const loader = new ModelLoader(root, [name]);
  const { surfaces } = loader.catalog();
  const { specs, linted } = await loader.rest();
  await linted;
  const { operations = [], types = {}, summary = "" } = specs.get(name)?.spec ?? {};
  const kinds = readTable<Readonly<Record<string, { readonly from: string }>>>("credentials.yaml");
  const credentials = (surfaces[accepts]?.credentials ?? []).flatMap((kind) => kinds[kind] ?? []);
  const token = credentials.find(({ from }) => from !== "basic");
  const methods = operations.filter(({ events, socket }) => events === undefined && socket === undefined);
  const simplest = simplestCall(types, methods);
  if (!simplest) throw new Error("the spec has no operation that can become a method");
  const [read, write] = ["safe", "write"].map((effect) => {
    const calls = methods.filter(({ idempotency }) => idempotency === effect);
    return variedCall(types, calls, "nonce");
  });
  const results = methods.flatMap(({ outputs }) => outputs.flatMap(({ type }) => type ?? []));
  return {
    ...simplest,
    summary,
    about: summary.replace(/\.$/, ""),
    response: JSON.stringify(simplest.output ?? null),
    returns: simplest.output !== undefined,
    anyJson: results.some((type) => !["object", "list", "map", "tuple"].includes(resolved(type, types).kind)),
    credentials,
    first: credentials[0],
    accepted: credentials.map(({ from }) => `\`${from}(...)\``).join(" or "),
    token,
    consumer: token !== undefined || credentials.length === 0,
    read,
    write: read && write,
  };
}

/** The facts about the services of a new protocol. @throws Mistakes */
async function grpcFacts(root: string, name: string): Promise<Facts> {
  const { sections = [], operations = [] } = (await new ModelLoader(root, []).grpc()).get(name) ?? {};
  const read = operations.find(({ stream, idempotency }) => stream === "none" && idempotency === "safe");
  const services = sections.map(({ name: service, description }) => {
    const about = description.split("\n").find((line) => /^(?!Source:)./.test(line));
    return { service, about: about ?? `The service ${service}.`, property: nameProperty(service) };
  });
  return { services, call: read && `${nameProperty(read.section)}.${read.name}({})` };
}

/** What the templates of each kind of surface need to know from the specs. */
export const readFacts = { rest: restFacts, grpc: grpcFacts, rpc: async (): Promise<Facts> => ({}) };
