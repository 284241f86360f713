import type { Place } from "./places.ts";

/** A field that the specs add to OpenAPI and OpenRPC. */
export interface Extension {
  /** The kinds of objects that may have the extension. */
  readonly on: readonly Place[];
  /** JSON Schema 2020-12 of its value. */
  readonly value: object;
  /** Its meaning, as a phrase for the table in specs/README.md. */
  readonly states: string;
  /** The generators that read it: the REST clients, the JSON-RPC client, or the gateway. */
  readonly readBy: readonly string[];
}

const text = { type: "string", minLength: 1 };
const texts = { type: "array", items: text, minItems: 1, uniqueItems: true };
const yes = { const: true };
const count = { type: "integer", minimum: 0 };
/** The schema of a JSON Pointer (RFC 6901) without escapes. */
const pointer = { type: "string", pattern: "^(/\\w+)+$" };
const textMap = { type: "object", minProperties: 1, additionalProperties: text };

/** An object with only these keys. */
function object(required: Record<string, unknown>, optional: Record<string, unknown> = {}): object {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

const narrowerParams = { type: "object", minProperties: 1 };
/** Their own values are checked at their place. */
const versions = { "x-since": true, "x-until": true };

/** The events of a subscription, and the fields of only one of its two forms. */
function subscription(more: Record<string, unknown>): object {
  const examples = object(
    { params: { type: "array", items: object({ name: text, value: true }) }, notification: true },
    { "x-versions": true },
  );
  const overload = object({ params: narrowerParams, notification: true }, { required: texts, ...versions });
  return object(
    { ...more, notification: true, examples: { type: "array", minItems: 1, items: examples } },
    { overloads: { type: "array", items: overload } },
  );
}

const subscriptionKinds = object({
  kinds: {
    type: "object",
    minProperties: 1,
    additionalProperties: subscription({ summary: text, params: { type: "array" } }),
  },
});

const typedData = { type: "array", items: object({ name: text, type: text }), minItems: 1 };

/** The schema of an action's signature: over the hash of its bytes, or over EIP-712 typed data. */
const signing = {
  if: { properties: { scheme: { const: "l1" } } },
  else: object({ scheme: { enum: ["user", "multi-sig"] }, primaryType: text, types: typedData }),
};

/** Where a result's block is named, and the value that says the result is final. */
const cacheRule = {
  ...object(
    {},
    {
      param: pointer,
      result: pointer,
      final: {
        type: "object",
        minProperties: 1,
        maxProperties: 1,
        propertyNames: pointer,
        additionalProperties: { type: ["string", "boolean"] },
      },
    },
  ),
  minProperties: 1,
  maxProperties: 2,
};

/** Every extension of the specs. Generators read no others, and specs may have no others. */
export const extensions: Readonly<Record<string, Extension>> = {
  "x-source": {
    on: ["operation", "method", "schema"],
    value: text,
    states:
      "where the fact comes from: a section of the service interface (`interface: C`), a public standard, a node, or `this gateway` for its admin API",
    readBy: ["rest", "rpc"],
  },
  "x-idempotency": {
    on: ["operation", "method"],
    value: { enum: ["safe", "idempotent", "write"] },
    states: "what happens if the call is sent twice",
    readBy: ["rest", "rpc", "gateway"],
  },
  "x-cost": {
    on: ["operation", "method"],
    value: { enum: ["light", "standard", "heavy"] },
    states: "how much work the call is for a node; a call without it is `light`",
    readBy: ["rpc", "gateway"],
  },
  "x-cache": {
    on: ["operation", "method"],
    value: {
      if: { type: "object" },
      else: { enum: ["forever", "block"] },
      allOf: [{ if: { type: "string" }, else: cacheRule }],
    },
    states: "the result may be cached, and until when; its values are below. Without it, never",
    readBy: ["rpc", "gateway"],
  },
  "x-surface": {
    on: ["document", "operation"],
    value: text,
    states: "the surface of `catalog.yaml` whose credentials it accepts",
    readBy: ["rest"],
  },
  "x-throws": {
    on: ["operation"],
    value: texts,
    states: "codes of errors that only this call can fail with",
    readBy: ["rest"],
  },
  "x-success": {
    on: ["response"],
    value: yes,
    states: "a status outside 200 to 299 that is a result, such as a node's health, and not a failure",
    readBy: ["rest", "gateway"],
  },
  "x-web-socket": {
    on: ["operation"],
    value: object({ subscription: text }),
    states: "the union of what a client can subscribe to on the socket that the operation opens",
    readBy: ["rest", "gateway"],
  },
  "x-events": {
    on: ["operation"],
    value: textMap,
    states:
      "the response is a stream of server-sent events: for each topic a reference to the schema of an event's data",
    readBy: ["rest", "gateway"],
  },
  "x-member": {
    on: ["schema"],
    value: object(
      {},
      {
        response: text,
        weight: count,
        weightPer: count,
        signing,
        signer: text,
        multiSigValues: { type: "object", additionalProperties: textMap },
        event: text,
        name: text,
        channel: text,
        match: textMap,
        encoding: { const: "deflate-raw-base64" },
      },
    ),
    states:
      "a member of the venue's union of requests, actions or subscriptions that becomes a method; its keys are below",
    readBy: ["rest", "gateway"],
  },
  "x-form": {
    on: ["schema"],
    value: { enum: ["amount", "transfer", "lower", "json", "nonce", "chain", "chainId"] },
    states: "how the client writes such a value before it signs it; its values are below",
    readBy: ["rest", "gateway"],
  },
  "x-client-fills": {
    on: ["schema"],
    value: texts,
    states: "required properties that the client fills in, so that callers do not have to",
    readBy: ["rest"],
  },
  "x-tick": {
    on: ["schema"],
    value: object({
      significantFigures: count,
      // Each name becomes a property of a type.
      priceDecimals: {
        type: "object",
        minProperties: 1,
        patternProperties: { "^[a-z][A-Za-z0-9]*$": count },
        additionalProperties: false,
      },
    }),
    states: "the precision of a price",
    readBy: ["rest"],
  },
  "x-per": {
    on: ["schema"],
    value: texts,
    states: "the properties of the action that have an item for each item of this list",
    readBy: ["gateway"],
  },
  "x-secret": {
    on: ["schema"],
    value: yes,
    states: "the text is a secret: clients wrap it in `Secret` and keep it out of errors",
    readBy: ["rest"],
  },
  "x-catalog": {
    on: ["schema"],
    value: text,
    states: "the values come from this fact of `catalog.yaml`",
    readBy: ["rest"],
  },
  "x-catalog-each": {
    on: ["schema"],
    value: text,
    states:
      "a union of what the schema is for each row of this table of `catalog.yaml`: in it, `x-catalog: name` is the row's name, any other a list of the row",
    readBy: ["rest"],
  },
  "x-constant": {
    on: ["schema"],
    value: { type: "string", pattern: "^[a-z]\\w*$" },
    states: "clients export the values as a list with this name",
    readBy: ["rest"],
  },
  "x-forks": {
    on: ["schema"],
    value: text,
    states:
      "the values are the forks of a chain, oldest first; the members of a union differ by fork if their property with this name is one of these constants",
    readBy: ["rest"],
  },
  "x-protocols": {
    on: ["method"],
    value: texts,
    states: "the protocols that have the method, if not all protocols with its family in the catalog do",
    readBy: ["rpc", "gateway"],
  },
  "x-aliases": {
    on: ["method"],
    value: texts,
    states: "other names that a client offers; the method's own name is sent",
    readBy: ["rpc", "gateway"],
  },
  "x-probe": {
    on: ["method"],
    value: yes,
    states: "called to keep a connection alive where a platform's WebSocket has no ping; one method has it",
    readBy: ["rpc"],
  },
  "x-height": {
    on: ["method"],
    value: yes,
    states: "the result is the number of the newest block, by which a pool knows which endpoint lags",
    readBy: ["rpc", "gateway"],
  },
  "x-head": {
    on: ["method"],
    value: { type: "array", minItems: 1 },
    states:
      "with these params the result is the newest block, with its number and hash; one method of a chain has it",
    readBy: ["gateway"],
  },
  "x-block": {
    on: ["param", "parameter"],
    value: yes,
    states: "it names the block that the method reads, so that a pool chooses an endpoint that has it",
    readBy: ["rpc", "gateway"],
  },
  "x-newest-block": {
    on: ["operation"],
    value: { anyOf: [yes, text] },
    states:
      "the response is about the newest block, although the path does not name it. With the name of a query parameter, which takes the block's number: only in requests with none of the operation's query parameters",
    readBy: ["gateway"],
  },
  "x-block-range": {
    on: ["param"],
    value: yes,
    states: "the param is an object whose `fromBlock` and `toBlock` name the blocks that the method reads",
    readBy: ["rpc", "gateway"],
  },
  "x-splits": {
    on: ["method"],
    value: yes,
    states:
      "the result for a range of blocks is the concatenation of the results for its parts, so that a gateway may request these",
    readBy: ["rpc", "gateway"],
  },
  "x-broadcast": {
    on: ["param"],
    value: yes,
    states:
      "the param is a signed transaction that may be sent to several nodes, and whose Keccak-256 hash is the result",
    readBy: ["rpc", "gateway"],
  },
  "x-client-version": {
    on: ["method"],
    value: yes,
    states: "the result is the version of the node's software; one method of a namespace has it",
    readBy: ["rpc", "gateway"],
  },
  "x-null-if-unknown": {
    on: ["method"],
    value: yes,
    states:
      "the result is `null` if the node does not know what the params name, so that a gateway asks another node first",
    readBy: ["gateway"],
  },
  "x-filter": {
    on: ["method"],
    value: { enum: ["makes", "uses", "ends"] },
    states: "what the method does with a filter, which only the node that created it knows",
    readBy: ["rpc", "gateway"],
  },
  "x-result-for-each": {
    on: ["method"],
    value: text,
    states: "the name of a list param; the result has an item for each of its items",
    readBy: ["rpc", "gateway"],
  },
  "x-overloads": {
    on: ["method"],
    value: {
      type: "array",
      minItems: 1,
      items: object(
        { summary: text, params: narrowerParams, result: true },
        { required: texts, ...versions },
      ),
    },
    states: "narrower params with a narrower result, the most specific first",
    readBy: ["rpc"],
  },
  "x-subscription": {
    on: ["method"],
    // Distinguished by `kinds`, so that a mistake is reported only for the form that was meant.
    value: {
      if: { required: ["kinds"] },
      else: subscription({}),
      allOf: [{ if: { not: { required: ["kinds"] } }, else: subscriptionKinds }],
    },
    states: "the method starts subscriptions: what they send, by kind or for the method's own params",
    readBy: ["rpc", "gateway"],
  },
  "x-versions": {
    on: ["example"],
    value: texts,
    states: "the versions that it is an example of; default: all that have no example of their own",
    readBy: ["rpc"],
  },
  "x-since": {
    on: ["method", "param", "schema", "overload"],
    value: text,
    states: "the first version of the protocol's specification that has it",
    readBy: ["rpc"],
  },
  "x-until": {
    on: ["method", "param", "schema", "overload"],
    value: text,
    states: "the last version that has it",
    readBy: ["rpc"],
  },
  "x-required-since": {
    on: ["schema"],
    value: text,
    states: "the first version in which a property is required that is optional in others",
    readBy: ["rpc"],
  },
  "x-required-until": {
    on: ["schema"],
    value: text,
    states: "the last version in which it is required",
    readBy: ["rpc"],
  },
  "x-quantity": {
    on: ["schema"],
    value: yes,
    states: "the text is an integer in hex, which the decoded view of a client returns as a bigint",
    readBy: ["rpc"],
  },
  "x-hex-digits": {
    on: ["schema"],
    value: yes,
    states: "the text is bytes in hex without `0x` on some nodes; the decoded view always has `0x`",
    readBy: ["rpc"],
  },
  "x-untyped": {
    on: ["schema"],
    value: text,
    states: "why a member of a union is valid on the wire but not part of the type",
    readBy: ["rpc"],
  },
};
