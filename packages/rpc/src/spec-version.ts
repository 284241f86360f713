import type { ProtocolVersions, RpcProtocol } from "./generated/protocols.ts";

/** The versions of a protocol's specification of JSON-RPC, such as `"0.9"`; none for a protocol that has but one. */
export type SpecVersion<P extends RpcProtocol> = P extends keyof ProtocolVersions
  ? keyof ProtocolVersions[P]
  : never;

/** The key of a protocol in `ProtocolMethods` and the like, in a version; in the newest, if that is `never`. */
export type InVersion<P extends RpcProtocol, V> = [V] extends [never]
  ? P
  : P extends keyof ProtocolVersions
    ? ProtocolVersions[P][V & keyof ProtocolVersions[P]]
    : P;
