import { callExamples, graphqlExamples } from "../../generated/call-examples.ts";
import { grpcMethods } from "../../generated/grpc.ts";
import { type Route, routes } from "../../generated/routes.ts";
import { type Protocol, protocols } from "../../generated/catalog.ts";
import type { NodeService } from "../../router/node-service.ts";
import { offeredMethods } from "../../clusters/offered-methods.ts";

/** The methods and operations of a node, each with an example. Loaded on demand: there are many. */
export function callableMethods({ protocol, rpc, grpc, paths, endpoints, off }: NodeService): object[] {
  const nodes = [...(rpc ? [rpc] : []), ...paths.values()].filter(({ part }) => !off.has(part));
  const methods = nodes.flatMap((node, index) =>
    [...offeredMethods(protocol, node.part)].filter(
      ([name, facts]) =>
        // A subscription needs a WebSocket, and an alias is the same method.
        name === facts.name &&
        !facts.subscription &&
        node.policy.allowed(name) &&
        // A call by name is tried at the first path that has the method.
        !nodes.slice(0, index).some(({ policy }) => policy.named(name) !== undefined),
    ),
  );
  const served = new Set([...endpoints.keys()].filter((endpoint) => !off.has(endpoint)));
  const operations = routes.filter(
    ({ endpoint, events }) => endpoint !== undefined && served.has(endpoint) && !events,
  );
  const { graphqlPath, grpcPackage } = protocols[protocol];
  const services =
    grpcPackage === undefined || off.has("grpc") || !grpc
      ? []
      : Object.entries(grpcMethods).filter(([name]) => name.startsWith(`${grpcPackage}.`));
  return [
    ...methods.map(([name, { idempotency }]) =>
      row("rpc", name, name, idempotency, exampleKey(protocol, name)),
    ),
    ...operations.map(({ method, path, idempotency }) => {
      const name = `${method} ${path}`;
      return row("rest", name, `${method} ${callExamples[name]?.path ?? path}`, idempotency);
    }),
    ...operations.flatMap(getForm),
    ...services.map(([name, { isRetryable }]) => row("grpc", name, name, isRetryable ? "safe" : "write")),
    ...(methods.length === 0 || graphqlPath === undefined
      ? []
      : graphqlExamples.map(({ kind, name, text }) => {
          const writes = kind === "mutation";
          return {
            kind: "graphql",
            name: `${kind} ${name}`,
            call: `POST ${graphqlPath}`,
            input: text,
            writes,
          };
        })),
  ];
}

/** The GET that some POSTs have too, with the fields of the body in its query. */
function getForm({ method, path, alsoGet, idempotency }: Route): object[] {
  const fields = Object.entries(Object(callExamples[`${method} ${path}`]?.input) as object);
  if (!alsoGet || fields.some(([, value]) => typeof value === "object")) return [];
  const query = new URLSearchParams(
    Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
  ).toString();
  const call = query === "" ? `GET ${path}` : `GET ${path}?${query}`;
  return [{ kind: "rest", name: `GET ${path}`, call, input: null, writes: idempotency === "write" }];
}

/** The key of a method's example: another family may have a method of the same name. */
function exampleKey(protocol: Protocol, name: string): string {
  const keys = protocols[protocol].families.map((family) => `${family}/${name}`);
  return keys.find((key) => callExamples[key]) ?? name;
}

function row(
  kind: "rpc" | "rest" | "grpc",
  name: string,
  call: string,
  idempotency: string,
  example = name,
): object {
  const input = callExamples[example]?.input;
  return {
    kind,
    name,
    call,
    input: input === undefined ? null : JSON.stringify(input),
    writes: idempotency === "write",
  };
}
