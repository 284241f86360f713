export interface ProtocolFacts {
  readonly title: string;
  /** The groups of JSON-RPC methods that its nodes may offer. */
  readonly families: readonly string[];
  /** The path of JSON-RPC requests, after the node's address. */
  readonly rpcPath?: string;
  /** The node's other endpoints. */
  readonly endpoints: readonly string[];
  readonly graphqlPath?: string;
  /** The name of the gRPC client, `@node-access/grpc/<name>`. */
  readonly grpcClient?: string;
  /** Whether params may be sent by name too, or only by name. */
  readonly namedParams?: true | "only";
  /** The method that returns the chain id of the node's network. */
  readonly chainIdMethod?: string;
}

/** An endpoint of a node other than its main JSON-RPC. */
export interface EndpointFacts {
  readonly title: string;
  readonly surface: string;
  /** The groups of JSON-RPC methods, if it is an endpoint for JSON-RPC. */
  readonly families?: readonly string[];
  readonly rpcPath?: string;
  readonly namedParams?: true | "only";
  /** Where to read the genesis of the node's network: the path of a GET, and a JSON Pointer into the response. */
  readonly identity?: { readonly path: string; readonly pointer: string };
}

/** A network, and what its nodes call it. */
export interface NetworkFacts {
  readonly protocol: string;
  readonly chainId?: number | string;
  readonly genesis?: string;
}
