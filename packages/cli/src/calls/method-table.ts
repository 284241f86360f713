import { findSurface, listMethods, locateSurface } from "../facts/rpc-method.ts";
import { suggestNames } from "../facts/suggest.ts";
import { grpcMethods } from "../generated/grpc-methods.ts";
import { otherNames } from "../generated/other-names.ts";
import { endpoints, protocols } from "../generated/protocols.ts";
import { restMethods } from "../generated/rest-methods.ts";
import { rpcMethods } from "../generated/rpc-methods.ts";
import { CommandError } from "../io/command-error.ts";

/** A method of any kind, as the commands list it. */
export interface AnyMethod {
  readonly name: string;
  /** The command that calls it. */
  readonly command: string;
  /** A protocol or an API that has it, as the option `--protocol` takes it. */
  readonly protocol: string;
  readonly idempotency: string;
  readonly summary: string;
  readonly deprecated?: true;
  /** What people call it, with commas between the words. */
  readonly otherNames: string | undefined;
  readonly params: readonly {
    readonly name: string;
    readonly required?: true;
    readonly description?: string;
  }[];
  readonly example?: unknown;
}

interface MethodTable {
  readonly all: readonly AnyMethod[];
  readonly byName: ReadonlyMap<string, AnyMethod>;
}

/** By protocol. A table takes some milliseconds, as much as many calls. */
const tables = new Map<string | undefined, MethodTable>();

/** Returns the methods of a protocol or an API, or all of them. */
export function listAllMethods(protocol?: string): readonly AnyMethod[] {
  return readTable(protocol).all;
}

function readTable(protocol: string | undefined): MethodTable {
  const known = tables.get(protocol);
  if (known) return known;
  const all = readMethods(protocol);
  // Of several with one name, the first one is meant.
  const table = { all, byName: new Map(all.toReversed().map((one) => [one.name, one])) };
  tables.set(protocol, table);
  return table;
}

function readMethods(protocol: string | undefined): readonly AnyMethod[] {
  const apis = new Set(restMethods.map(({ spec }) => spec));
  const clients = new Set(grpcMethods.map(({ client }) => client));
  const isRpc =
    protocol === undefined ||
    Object.hasOwn(protocols, protocol) ||
    endpoints[protocol]?.families !== undefined;
  if (protocol !== undefined && !isRpc && !apis.has(protocol) && !clients.has(protocol))
    findSurface(protocol);
  const surface =
    protocol === undefined || !isRpc
      ? undefined
      : protocols[protocol]?.families.length === 0
        ? undefined
        : findSurface(protocol);
  const rpc = protocol === undefined ? rpcMethods : surface ? listMethods(surface) : [];
  const ofProtocol =
    protocol === undefined ? undefined : new Set([protocol, ...(protocols[protocol]?.endpoints ?? [])]);
  const { grpcClient } = protocols[protocol ?? ""] ?? {};
  return [
    ...rpc.map((one) => {
      const { name, key, family, params, schemas } = one;
      const first = protocol ?? locateSurface(one)?.name ?? family;
      // Methods without a namespace are in the folder of their entry, such as `solana/`.
      const folder = name.includes("_") ? "" : schemas.replace(/schemas$/, "");
      const page = `json-rpc/${key ?? folder + name}`;
      return createRow(one, { command: "rpc", protocol: first, params, page });
    }),
    ...restMethods
      .filter(({ spec, operation }) => !ofProtocol || ofProtocol.has(spec) || ofProtocol.has(operation ?? ""))
      .map((one) => {
        const { spec, operation, name, inputs } = one;
        const page = operation === undefined ? `${spec}/${name}` : `${spec}/${operation}/${name}`;
        return createRow(one, { command: spec, protocol: spec, params: inputs, page });
      }),
    ...grpcMethods
      .filter(({ client }) => !ofProtocol || client === protocol || client === grpcClient)
      .map((one) => createRow(one, { command: `grpc ${one.client}`, protocol: one.client, params: [] })),
  ];
}

type Facts = Pick<AnyMethod, "name" | "idempotency" | "summary" | "deprecated" | "example">;

/** @param call - How it is called, and the path of its page in the reference, by which it has other names. */
function createRow(
  { name, idempotency, summary, deprecated, example }: Facts,
  { page = "", ...call }: Pick<AnyMethod, "command" | "protocol" | "params"> & { readonly page?: string },
): AnyMethod {
  return {
    name,
    ...call,
    otherNames: otherNames[page],
    idempotency,
    summary,
    ...(deprecated && { deprecated }),
    ...(example !== undefined && { example }),
  };
}

/** Finds a method of any kind. An error says with which protocol it is called, or names similar ones. */
export function findAny(name: string, protocol?: string): AnyMethod {
  const { all, byName } = readTable(protocol);
  const found = byName.get(name);
  if (found) return found;
  const method = `method: ${JSON.stringify(name)}`;
  const others = new Set(listAllMethods().flatMap((one) => (one.name === name ? [one.protocol] : [])));
  if (others.size > 0)
    throw new CommandError(
      `${method} is not of ${protocol}. Call it with the protocol ${[...others].join(" or ")}`,
    );
  const known = all.map((one) => one.name);
  throw new CommandError(
    `${method} is unknown${suggestNames(name, known) || ". Search with: node-access methods WORD"}`,
  );
}
