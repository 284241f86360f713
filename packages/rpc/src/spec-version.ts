import type { ProtocolVersions } from "./generated/protocols.ts";

/** The versions of a protocol's JSON-RPC specification, such as `"0.9"`; `never` if there is only one. */
export type SpecVersion<P> = P extends keyof ProtocolVersions ? keyof ProtocolVersions[P] : never;

/**
 * The key of a protocol's version in `ProtocolMethods` and similar types. `never` means the newest
 * version.
 */
export type InVersion<P, V> = [V] extends [never]
  ? P
  : P extends keyof ProtocolVersions
    ? ProtocolVersions[P][V & keyof ProtocolVersions[P]]
    : P;
