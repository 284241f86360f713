import { grpcClients, grpcMethods, type GrpcMethodFacts } from "../generated/grpc-methods.ts";
import { suggestNames } from "../facts/suggest.ts";
import { CommandError } from "../io/command-error.ts";

type Call = (request: unknown) => Promise<unknown> | AsyncIterable<unknown>;

/** Finds a call of a client's services. An error names similar ones. */
export function findCall(client: string, method: string): GrpcMethodFacts {
  const clients = Object.keys(grpcClients);
  if (!clients.includes(client))
    throw new CommandError(`grpc: expected ${clients.join(", ")}, received ${JSON.stringify(client)}`);
  const all = grpcMethods.filter((one) => one.client === client);
  const found = all.find(({ name, wireName }) => name === method || wireName === method);
  if (found) return found;
  const names = all.map(({ name }) => name);
  throw new CommandError(
    `method: ${JSON.stringify(method)} is not among the calls of ${client}${suggestNames(method, names) || `: ${names.join(", ")}`}`,
  );
}

export async function connect(client: string, options: object): Promise<object> {
  const module = ((await grpcClients[client]?.()) ?? {}) as Record<string, unknown>;
  const create = Object.entries(module).find(([name]) => name.toLowerCase() === `create${client}client`)?.[1];
  return (create as (options: object) => object)(options);
}

/** Returns a client's function for a call, which belongs to the client itself or to one of its services. */
export function bindCall(client: object, { name, service }: GrpcMethodFacts): Call {
  const members = client as Record<string, unknown>;
  // The name of a service may begin with that of another one.
  const [key] = Object.keys(members)
    .filter((one) => typeof members[one] === "object" && service.toLowerCase().startsWith(one.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  const owner = (key === undefined ? members : members[key]) as Record<string, Call>;
  const call = owner[name];
  if (typeof call !== "function")
    throw new CommandError(`${name}: the client of ${service} has no such call`);
  return call;
}
