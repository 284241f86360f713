import { z } from "zod";

const like = (pattern: RegExp) => z.string().regex(pattern);
const set = <Item extends z.ZodType>(item: Item, least = 0) =>
  z.array(item).readonly().meta({ uniqueItems: true, minItems: least });
const rows = <Row extends z.ZodType>(row: Row) => z.record(name, row).meta({ minProperties: 1 });
const name = like(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const text = z.string().min(1);
const names = set(name);
/** Patterns of method names, in which `*` matches any part of a name; case is ignored. */
const patterns = set(like(/^[A-Za-z0-9_*]+$/), 1);
/** The document that states a fact. */
const source = text;
const depth = z.int().min(1);
const status = z.int().min(400).max(599);

/** A gRPC call with an empty request, and a field of its response; dots lead to fields of fields. */
const grpcField = z.strictObject({ call: like(/^[\w.]+\/\w+$/), field: text });

/** JSON-RPC at one path of a protocol's nodes. */
export const rpcRow = z.strictObject({
  title: text,
  source,
  /** Keys of `families`. The spec may name sets of them: see `withFamilies`. */
  families: names,
  /** The path of its requests, after the node's address. */
  rpcPath: like(/^(\/[A-Za-z0-9_]+)+$/).exactOptional(),
  /** The entry of `@node-access/rpc` with the table of its methods. Default: clients know them by the name of the protocol. */
  rpcEntry: name.exactOptional(),
  /** The versions of the JSON-RPC specification that the nodes support, oldest first. */
  versions: set(like(/^[0-9]+(\.[0-9]+)*$/), 2).exactOptional(),
  /** The HTTP statuses of responses with a JSON-RPC error, by the error's code and for all others, if the nodes do not send 200. */
  errorStatuses: z
    .object({ default: status })
    .catchall(status)
    .meta({ propertyNames: { pattern: "^(default|-?[0-9]+)$" } })
    .exactOptional(),
  /** Whether nodes take the params of JSON-RPC methods by name too, or only by name. */
  namedParams: z.literal([true, "only"]).exactOptional(),
});

const { families: _families, versions: _versions, errorStatuses: _statuses, ...shared } = rpcRow.shape;

/** The form of `specs/catalog.yaml`: rejects misspelt keys, and rows without a source. */
export const catalogForm = z.strictObject({
  credentials: rows(
    z.strictObject({
      title: text,
      source,
      /** Where a request carries the credential: in the first segment of the path, or in a header. */
      in: z.enum(["path", "header"]),
      /** The name of its own header; without it, a credential in a header is in `Authorization`. */
      header: name.exactOptional(),
    }),
  ),
  surfaces: rows(
    z.strictObject({
      title: text,
      source,
      /** The credential kinds that the surface accepts; empty if it needs no credential. */
      credentials: names,
      /** Whether JSON-RPC calls use the credentials of this surface. */
      jsonRpc: z.literal(true).exactOptional(),
    }),
  ),
  /** Further paths of nodes, which may be for JSON-RPC. */
  endpoints: rows(
    z
      .strictObject({
        ...shared,
        families: names.exactOptional(),
        surface: name,
        /** Where to read the genesis of a node's network: the path of a GET request, and a JSON Pointer into the response. */
        identity: z.strictObject({ path: like(/^\//), pointer: like(/^(\/.*)?$/) }).exactOptional(),
        /** `false` if it takes no batches. */
        batches: z.literal(false).exactOptional(),
        /** In place of a path: the family whose protocols have the methods at their own path, if an operator adds a server for them. */
        servedWith: name.exactOptional(),
      })
      .meta({
        dependentRequired: {
          servedWith: ["families", "rpcEntry"],
          rpcPath: ["families"],
          rpcEntry: ["families"],
          namedParams: ["families"],
          batches: ["families"],
        },
      }),
  ),
  families: rows(
    z.strictObject({
      title: text,
      source,
      /** The method that returns the chain id of the node's network. */
      chainIdMethod: text.exactOptional(),
      /** The path of GraphQL requests, after the node's address. */
      graphqlPath: like(/^(\/[a-z0-9_]+)+$/).exactOptional(),
      /** Whether a client does not list the methods unless its program passes their table: they belong to one kind of chain. */
      separate: z.literal(true).exactOptional(),
      /** The methods that the service's interface names: the gateway offers these even where its nodes do not. */
      named: set(text, 1).exactOptional(),
    }),
  ),
  /** Keys of `families`, and of `familySets` further up. */
  familySets: rows(z.strictObject({ families: names, source })).exactOptional(),
  protocols: rows(
    rpcRow.extend({
      endpoints: names.exactOptional(),
      /** The proto package of the gRPC services, if `endpoints` has `grpc`. */
      grpcPackage: like(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/).exactOptional(),
      /** The name of the gRPC client, `@node-access/grpc/<name>`, if `grpcPackage` is set. */
      grpcClient: name.exactOptional(),
      /** Where to read the genesis from a node with gRPC. */
      identity: grpcField.exactOptional(),
      /** Where to read the number of its newest block. */
      newest: grpcField.exactOptional(),
      /** With how many confirmations a block counts as final, on chains whose nodes do not say which block is. */
      finalDepth: depth.exactOptional(),
    }),
  ),
  /** The allowed values of a node record. */
  nodes: z.strictObject({
    types: z.strictObject({
      shared: z.strictObject({ protocols: names, source }),
      dedicated: z.strictObject({ protocols: z.literal("all"), source }),
    }),
    roles: z.strictObject({ values: names, source }),
    statuses: z.strictObject({ values: names, source }),
    providers: rows(z.strictObject({ regions: set(text), source })),
  }),
  /** The networks that nodes can belong to. The name of each begins with the name of its protocol. */
  networks: rows(
    z
      .strictObject({
        protocol: name,
        source,
        /** The chain id that nodes return over JSON-RPC: a number on EVM networks. */
        chainId: z.union([z.int().min(1), text]).exactOptional(),
        /** A second identifier, usually the hash of the first block. */
        genesis: text.exactOptional(),
        /** With how many confirmations a block counts as final, if not with the protocol's. */
        finalDepth: depth.exactOptional(),
      })
      .meta({ anyOf: [{ required: ["chainId"] }, { required: ["genesis"] }] }),
  ).exactOptional(),
  /** JSON-RPC methods that the gateway rejects on every node. */
  denied: rows(
    z.strictObject({
      methods: patterns,
      source,
      /** Methods that `methods` matches and that are allowed nevertheless. */
      except: patterns.exactOptional(),
      /** Whether methods that the specs describe are allowed too. */
      unlessNamed: z.literal(true).exactOptional(),
    }),
  ).exactOptional(),
});
