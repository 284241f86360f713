import type { RpcProtocol, Section } from "@node-access/generate/model";

/** A schema, in which `x-ref` names another schema, so that nothing has to be dereferenced. */
export type Schema = boolean | Readonly<Record<string, unknown>>;

/** All families in one OpenRPC document, as the generator accepts it. */
export interface RpcDocument {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  /** With the family in `x-family`. Errors and params are inlined. */
  readonly methods: readonly object[];
  /** With the family, or `shared`, in `x-home`. */
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-surface"?: string;
  readonly "x-families": readonly Section[];
  readonly "x-protocols": readonly RpcProtocol[];
}
