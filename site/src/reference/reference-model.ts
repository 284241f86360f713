import { readModel } from "@node-access-tools/generate/load";
import {
  errorData,
  listKinds,
  type Model,
  reachableFrom,
  receivedFrom,
  type RpcSpec,
  sentBy,
} from "@node-access-tools/generate/model";

/**
 * What the pages of calls and types are made of.
 *
 * @param isWhole - Whether it is all that the specs describe. Otherwise, it is a part that has pages of each kind: of operations, events,
 *   signed actions, calls of gRPC with and without streams, methods and subscriptions.
 */
export async function readReferenceModel(root: string, isWhole: boolean): Promise<Model> {
  if (isWhole) return readModel(root);
  const { rpc, grpc, ...others } = await readModel(root, ["exchange", "feeder"]);
  return {
    ...others,
    rpc: selectEthereum(rpc),
    grpc: Object.fromEntries(Object.entries(grpc).filter(([name]) => name !== "tron")),
  };
}

/** The methods of Ethereum itself, with their types. */
function selectEthereum(spec: RpcSpec): RpcSpec {
  const operations = spec.operations.filter(({ section }) => section.startsWith("ethereum"));
  const called = operations.flatMap((method) => [method, ...listKinds(method).map(([, kind]) => kind)]);
  const used = [...called.flatMap(sentBy), ...called.flatMap(receivedFrom), ...operations.flatMap(errorData)];
  const names = reachableFrom(used, (name) => spec.types[name]?.type);
  const types = Object.entries(spec.types).filter(([name]) => names.has(name));
  return { ...spec, operations, types: Object.fromEntries(types) };
}
