import { access, distinct, functionName, inComment, pluginHeader } from "./plugin-text.ts";
import type { ClientDescription, GeneratePlugin, MethodDescription } from "./plugin.ts";

/** Makes `queries.ts`: options for TanStack Query of all frameworks, a function for each method. */
export const plugin: GeneratePlugin = {
  name: "tanstack-query",
  files: (client) => ({ "queries.ts": queriesText(client) }),
};

function queriesText(client: ClientDescription): string {
  const { name, kind } = client;
  const methods = client.methods.filter(({ isStream }) => !isStream);
  const names = distinct(methods.map((one) => functionName(one.name) + suffix(one)));
  const hasQueries = methods.some((one) => suffix(one) === "Query");
  const hasMutations = methods.some((one) => suffix(one) === "Mutation");
  const parts = methods.map((one, index) =>
    suffix(one) === "Query"
      ? query(client, one, names[index] ?? "")
      : mutation(client, one, names[index] ?? ""),
  );
  const queryType = `
/** Options for \`useQuery\`, \`fetchQuery\` and the like. The client retries by itself, so TanStack Query does not. */
export interface ${name}Query<Data> {
  readonly queryKey: DataTag<readonly unknown[], Data>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
${kind === "proto" ? "  readonly queryKeyHashFn: (key: readonly unknown[]) => string;\n" : ""}  readonly retry: false;
}
`;
  const mutationType = `
/** Options for \`useMutation\`. Its variables are the method's arguments, as a list. A write is sent at most once. */
export interface ${name}Mutation<Data, Arguments extends readonly unknown[]> {
  readonly mutationKey: readonly unknown[];
  readonly mutationFn: (args: Arguments) => Promise<Data>;
}
`;
  const tagType = hasQueries ? 'import type { DataTag } from "@tanstack/query-core";\n' : "";
  return `${pluginHeader(client, "tanstack-query")}${tagType}import type { ${name}Client } from "./client.js";
${hasQueries ? queryType : ""}${hasMutations ? mutationType : ""}${hasQueries && kind === "proto" ? hashText : ""}${parts.join("")}`;
}

const hashText = `
/** Messages have integers that JSON cannot hold. */
function hashKey(key: readonly unknown[]): string {
  return JSON.stringify(key, (_, value: unknown) => (typeof value === "bigint" ? \`\${value}n\` : value));
}
`;

function suffix({ idempotency }: MethodDescription): "Query" | "Mutation" {
  return idempotency === "safe" ? "Query" : "Mutation";
}

/** The types of a method's arguments and its result. */
function nameTypes(
  { name, kind }: ClientDescription,
  method: string,
): { readonly args: string; readonly data: string } {
  const own = method.split(".");
  const path = kind === "proto" ? own : [method];
  const type = `${name}Client${path.map((one) => `[${JSON.stringify(one)}]`).join("")}`;
  return { args: `Parameters<${type}>`, data: `Awaited<ReturnType<${type}>>` };
}

function query(client: ClientDescription, { name, summary }: MethodDescription, called: string): string {
  const { args, data } = nameTypes(client, name);
  const isProto = client.kind === "proto";
  const key = `[${JSON.stringify(client.name)}, ${JSON.stringify(name)}, ...args]`;
  const call = `client.with({ signal })${access(client.kind, name)}(...args)`;
  return `
/** ${inComment(summary)} */
export function ${called}(client: ${client.name}Client, ...args: ${args}): ${client.name}Query<${data}> {
  return {
    queryKey: ${key} as unknown as ${client.name}Query<${data}>["queryKey"],
    queryFn: ({ signal }) => ${call},
${isProto ? "    queryKeyHashFn: hashKey,\n" : ""}    retry: false,
  };
}
`;
}

function mutation(client: ClientDescription, { name, summary }: MethodDescription, called: string): string {
  const { args, data } = nameTypes(client, name);
  return `
/** ${inComment(summary)} */
export function ${called}(client: ${client.name}Client): ${client.name}Mutation<${data}, ${args}> {
  return {
    mutationKey: [${JSON.stringify(client.name)}, ${JSON.stringify(name)}],
    mutationFn: (args) => client${access(client.kind, name)}(...args),
  };
}
`;
}
