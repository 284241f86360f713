import type { Level } from "./level.ts";

/** A rule: what changed, and the level that follows from it. */
export interface Rule {
  readonly what: string;
  /** Where callers give the value: it may widen. */
  readonly sent: Level;
  /** Where callers get the value: it may narrow. */
  readonly received: Level;
  /** Why a level below major needs a second look. */
  readonly flag?: string;
  /** Where only one direction needs it. */
  readonly flagged?: "received";
}

const NEW_VALUE = "a program that handles each value by itself receives one that it does not know";

function same(level: Level, what: string): Rule {
  return { what, sent: level, received: level };
}

function widened(what: string): Rule {
  return { what, sent: "minor", received: "major" };
}

function narrowed(what: string): Rule {
  return { what, sent: "major", received: "minor" };
}

/** What a change within a schema means. */
const schemaRules = {
  text: same("patch", "a title, description, example, source or comment"),
  reworded: same("patch", "the same in other words: an enum in another order, a name for what had none"),
  "deprecated-set": same("minor", "something is deprecated"),
  "deprecated-unset": same("patch", "something is no longer deprecated"),
  "type-changed": same("major", "one type for another that shares no value with it"),
  "type-widened": widened(
    "a wider type: `number` for `integer`, any text for a list of them, anything for something",
  ),
  "type-narrowed": narrowed("a narrower type"),
  "null-added": widened("`null` where there was none"),
  "null-removed": narrowed("no `null` any more"),
  "value-added": { ...same("minor", "a member of an enum added"), flag: NEW_VALUE, flagged: "received" },
  "value-removed": same("major", "a member of an enum removed: a `case` for it no longer compiles"),
  "value-changed": same("major", "one constant for another"),
  "member-added": { ...same("minor", "a member of a union added"), flag: NEW_VALUE, flagged: "received" },
  "member-lacks": widened(
    "a member of a union added that lacks a property which all members had: reading it no longer compiles",
  ),
  "member-removed": same("major", "a member of a union removed: comparing with it no longer compiles"),
  "member-covered": same("minor", "a member of a union that another member includes, added or removed"),
  "union-made": widened(
    "a union where there was one type: its properties can no longer be read without a check",
  ),
  "discriminator-changed": same("major", "the property that discriminates a union's members"),
  "property-added": same("minor", "an optional property added"),
  "required-property-added": narrowed("a required property added"),
  "property-removed": same("major", "a property removed"),
  "property-required": narrowed("a property required that was optional"),
  "property-optional": widened("a property optional that was required"),
  "property-ruled-out": narrowed("a property ruled out (`false`) that was not described"),
  "property-not-ruled-out": widened("a property no longer ruled out (`false`)"),
  "others-refused": narrowed("properties that are not described are rejected"),
  "others-accepted": same("minor", "properties that are not described are accepted, or typed as anything"),
  "others-untyped": same("major", "properties that are not described lose their type"),
  "tuple-length": same("major", "another number of items in a tuple"),
  "bound-tighter": narrowed("a tighter bound on a number, a length or a count"),
  "bound-looser": widened("a looser bound on a number, a length or a count"),
  "pattern-added": narrowed("a pattern where there was none"),
  "pattern-removed": widened("no pattern any more"),
  "pattern-wider": widened("a pattern that accepts all that the old one accepted, and more"),
  "pattern-narrower": narrowed("a pattern that accepts only some of what the old one accepted"),
  "pattern-changed": same(
    "major",
    "another pattern: neither accepts all that the other accepts, or that cannot be decided",
  ),
  "format-added": narrowed("a format where there was none"),
  "format-removed": widened("no format any more"),
  "format-changed": same("major", "another format"),
  "integer-wider": widened("64 bits for an integer: its type becomes `number | bigint`"),
  "integer-narrower": same("major", "an integer of fewer bits, or no longer one of 64"),
  "default-added": {
    ...same("minor", "a default where none was stated"),
    flag: "what omitting it does may be new",
  },
  "default-changed": same("major", "another default: omitting it does something else"),
  "default-removed": same("major", "no default any more"),
  "secret-changed": same("major", "a text is wrapped in `Secret`, or no longer is"),
  "client-field-taken": same("major", "`x-client-fills` takes a field from callers"),
  "client-field-given": same("major", "callers must give a field that the client filled in"),
  "form-added": {
    ...same("minor", "`x-form` where there was none: the client writes the value in its own form"),
    flag: "the same argument goes out as something else",
  },
  "form-changed": same("major", "another `x-form`: the client writes the value in another way"),
  "form-removed": same("major", "no `x-form` any more: what callers pass is sent unchanged"),
  "quantity-changed": same(
    "major",
    "`x-quantity` or `x-hex-digits`: what responses hold in the decoded view",
  ),
  "tick-changed": {
    ...same("minor", "`x-tick`: how fine a price may be"),
    flag: "the same price may be rounded to another",
  },
  "tick-removed": same("major", "no `x-tick` any more: nothing says how prices are rounded"),
  "simulation-changed": same(
    "patch",
    "`x-per`, `x-result-for-each`: what the gateway's simulators respond with",
  ),
  "constant-added": same("minor", "an exported list of a type's values"),
  "constant-removed": same("major", "an exported list of a type's values is gone or has another name"),
  "encoding-changed": same("major", "another encoding of a proto field: its bytes mean something else"),
  "number-changed": same("major", "another number of a proto field or of an enum's value"),
  "not-compared": same("major", "a change that no rule understands"),
} satisfies Readonly<Record<string, Rule>>;

/** What a change of names and calls means. */
const callRules = {
  "type-added": same("minor", "a type with its own name, exported"),
  "type-removed": same("major", "an exported type is gone"),
  "type-renamed": same("major", "an exported type has another name, though the wire is the same"),
  "method-added": same("minor", "a method or operation added"),
  "method-removed": same("major", "a method or operation removed"),
  "method-renamed": same("major", "a method or operation under another name"),
  "method-renamed-aliased": {
    ...same("minor", "a method renamed that keeps its old name as an alias"),
    flag: "the new name goes out on the wire",
  },
  "method-moved": same("major", "a method in another family: it leaves an exported interface"),
  "alias-added": same("minor", "another name for a method"),
  "alias-removed": same("major", "a name of a method is gone"),
  "param-added": same("minor", "an optional param after the others"),
  "required-param-added": same("major", "a required param"),
  "param-inserted": same("major", "a param before others: their places move"),
  "param-removed": same("major", "a param removed"),
  "param-renamed": same("patch", "a param's name, where params go by position"),
  "params-reordered": same("major", "params in another order"),
  "param-required": same("major", "a param required that was optional"),
  "param-optional": same("minor", "a param optional that was required"),
  "result-added": same("major", "a result where there was none: its type was `void`"),
  "result-removed": same("major", "the result is gone"),
  "error-added": same("minor", "an error that a call may end with"),
  "error-removed": same("minor", "an error that a call no longer ends with"),
  "error-code-changed": same("major", "another code for the same error"),
  // A correction, which users must receive: no type changes, and what a class says wrongly costs them calls.
  "retried-less": {
    ...same("patch", "`x-idempotency` nearer to `write`: failed calls are no longer sent again"),
    flag: "a call that failed throws at once",
  },
  "retried-more": {
    ...same("patch", "`x-idempotency` nearer to `safe`: failed calls are sent again"),
    flag: "a call that was sent once may be sent twice",
  },
  "cost-changed": same(
    "patch",
    "`x-cost`: how long a gateway waits for a node, and how many such calls it sends at once",
  ),
  "cache-changed": same("patch", "`x-cache`: whether a gateway caches the result, and how long"),
  "newest-block-changed": same(
    "patch",
    "`x-newest-block`: whether a gateway asks only nodes that have the newest block",
  ),
  "sending-changed": same(
    "patch",
    "`x-splits`, `x-broadcast`: whether a gateway sends a call in parts, or to several nodes",
  ),
  "protocol-gained": same("minor", "a protocol offers it"),
  "protocol-lost": same("major", "a protocol no longer offers it"),
  "overload-added": same("minor", "narrower params that return a narrower result"),
  "overload-removed": same("major", "narrower params no longer return a narrower result"),
  "overloads-reordered": same("major", "overloads in another order: another one may be chosen"),
  "subscription-changed": same("major", "how a subscription is started or ended, or what it sends"),
  "affinity-gained": same(
    "minor",
    "`x-filter`, `x-block`: a call goes to the node that knows its filter or block",
  ),
  "affinity-lost": same(
    "major",
    "`x-filter`, `x-block`: a call may go to a node that does not know its filter or block, or ends it",
  ),
  "node-version-changed": same(
    "minor",
    "`x-client-version`: which method returns the version in a node's record",
  ),
  "kind-added": same("minor", "a kind of subscription added"),
  "kind-removed": same("major", "a kind of subscription removed"),
} satisfies Readonly<Record<string, Rule>>;

/** What a change of how a call goes over HTTP means. */
const restRules = {
  "operation-moved": same("major", "an operation under another path or verb"),
  "response-added": same(
    "major",
    "another status of success, or one with `x-answer`: the call may return something else",
  ),
  "response-removed": same("major", "a status of success is gone"),
  "media-type-added": {
    ...same("minor", "another media type"),
    flag: "a response may come in a media type that was not described",
    flagged: "received",
  },
  "media-type-removed": same("major", "a media type is gone"),
  "header-added": same("minor", "a response header"),
  "header-removed": same("major", "a response header is gone"),
  "surface-changed": same("major", "another surface, which accepts other credentials"),
  "signing-changed": same("major", "what is signed, or how"),
  "limit-changed": same("minor", "what a call counts against a limit"),
} satisfies Readonly<Record<string, Rule>>;

/** What a change of the catalog means. */
const catalogRules = {
  "entry-added": same("minor", "a protocol, network, family, surface or endpoint added to the catalog"),
  "entry-removed": same("major", "a protocol, network, family, surface or endpoint removed from the catalog"),
  "offer-added": same(
    "minor",
    "a protocol offers a method family or an endpoint, or a surface accepts a kind of credential",
  ),
  "offer-removed": same("major", "a protocol or surface offers or accepts less"),
  "call-denied": same("major", "the gateway rejects methods that it let through"),
  "call-allowed": {
    ...same("minor", "the gateway lets methods through that it rejected"),
    flag: "whoever may call the node may call these",
  },
  "fact-changed": same("major", "another path, proto package or surface"),
  "known-errors-changed": same(
    "patch",
    "`upstream-errors.yaml`: which errors make a gateway try another node",
  ),
} satisfies Readonly<Record<string, Rule>>;

/** What a change of the protos means beyond what the rules above say. */
const protoRules = {
  "stream-changed": same("major", "what a gRPC call streams, or whether it has an end"),
} satisfies Readonly<Record<string, Rule>>;

/** Whether a rule is about a schema, and not about a call, an entry of the catalog or a file. */
export function concernsSchema(name: RuleName): boolean {
  return name in schemaRules;
}

export const rules = { ...schemaRules, ...callRules, ...restRules, ...catalogRules, ...protoRules };

export type RuleName = keyof typeof rules;
