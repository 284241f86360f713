/** A param of a JSON-RPC method. */
export interface RpcParam {
  readonly name: string;
  readonly required?: true;
  /** Its schema. */
  readonly schema: object | true;
}
