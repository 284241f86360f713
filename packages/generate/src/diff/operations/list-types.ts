import {
  listKinds,
  type Operation,
  type RestOperation,
  type RpcMethod,
  type Type,
} from "../../model/index.ts";

export function listTypes(operation: Operation): Type[] {
  const { inputs, outputs, failures } = operation;
  return [
    ...inputs.map(({ type }) => type),
    ...outputs.flatMap(({ type }) => type ?? []),
    ...failures.flatMap(({ data }) => data ?? []),
    ...(operation.kind === "json-rpc" ? listSentTypes(operation) : []),
    ...(operation.kind === "rest" ? listNamedTypes(operation) : []),
  ];
}

function listSentTypes(method: RpcMethod): Type[] {
  const kinds = listKinds(method).map(([, kind]) => kind);
  const overloads = [method, ...kinds].flatMap((one) => one.overloads);
  return [
    ...overloads.flatMap(({ inputs, output }) => Object.values(inputs).concat(output)),
    ...kinds.flatMap(({ inputs }) => inputs.map(({ type }) => type)),
    ...kinds.map(({ output }) => output),
  ];
}

function listNamedTypes({ events = {}, socket, messages }: RestOperation): Type[] {
  const names = [...Object.values(events), ...(socket === undefined ? [] : [socket])];
  const returned = messages?.members.flatMap(({ outputs }) => outputs.flatMap(({ type = [] }) => type));
  return [...names.map((name): Type => ({ kind: "reference", reference: name })), ...(returned ?? [])];
}
