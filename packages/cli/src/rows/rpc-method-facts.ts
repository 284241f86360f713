export interface ParamFacts {
  readonly name: string;
  readonly required?: true;
  readonly description?: string;
  /** Whether it names the block that the method reads. */
  readonly block?: true;
}

/** What subscriptions send, and how they end. */
export interface SubscriptionFacts {
  /** The method that ends a subscription. */
  readonly end: string;
  /** The method of notifications. */
  readonly notification: string;
  /** The params of an example of each kind, after the kind if the method has several. */
  readonly examples: Readonly<Record<string, readonly unknown[]>>;
  /** The families of kinds that not all protocols with the method have. */
  readonly families?: Readonly<Record<string, string>>;
}

/** Where a result has the number and the hash of a block, as JSON Pointers. */
export interface HeadFacts {
  readonly number: string;
  readonly hash: string;
  /** The params with which the block is the newest one that is final. */
  readonly final?: Readonly<Record<string, unknown>>;
}

export interface RpcMethodFacts {
  readonly name: string;
  /** Its name in schemas, if another family has a method of this name. */
  readonly key?: string;
  readonly aliases?: readonly string[];
  readonly family: string;
  /** The protocols that have it, if not all with its family do. */
  readonly protocols?: readonly string[];
  readonly summary: string;
  readonly deprecated?: true;
  readonly idempotency: "safe" | "idempotent" | "write";
  readonly cost?: "standard" | "heavy";
  /** In the order in which they are sent. */
  readonly params: readonly ParamFacts[];
  readonly namedParams?: "too" | "only";
  /** The params of an example: a list, or an object if they are only sent by name. */
  readonly example?: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** The kinds of subscription that it starts, with their params after the kind. */
  readonly subscriptions?: Readonly<Record<string, readonly ParamFacts[]>>;
  readonly subscription?: SubscriptionFacts;
  /** Whether it makes, uses or ends a filter. */
  readonly filter?: "makes" | "uses" | "ends";
  /** What its result says about the node: the newest block's number, the version of its software, or the hash of the first block. */
  readonly says?: "height" | "version" | "genesis";
  /** The params with which its result is the newest block, or where its result has that block's number and hash. */
  readonly head?: readonly unknown[] | HeadFacts;
  /** Whether its result is the hash of the block whose number it takes. */
  readonly blockHash?: true;
  /** Whether its result stays the same, at least while its block does. */
  readonly lasting?: true;
  /** Whether the service's interface names it, so that its gateway offers it for each node. */
  readonly named?: true;
  /** The module of `@node-access/rpc` with its schemas. */
  readonly schemas: string;
}

export interface RpcSchemas {
  readonly definitions: Readonly<Record<string, unknown>>;
  readonly methodSchemas: Readonly<
    Record<string, { params: Readonly<Record<string, unknown>>; result: Readonly<Record<string, unknown>> }>
  >;
  /** Of the kinds of subscription: their params after the kind, and what they send. */
  readonly subscriptionSchemas: Readonly<
    Record<
      string,
      { params: Readonly<Record<string, unknown>>; notification: Readonly<Record<string, unknown>> }
    >
  >;
}
