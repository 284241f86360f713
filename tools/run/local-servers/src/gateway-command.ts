/** Arguments with which the gateway's command listens on free ports, and ends without a drain period. */
export const onFreePorts: readonly string[] = [
  ...["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((option) => [option, "0"]),
  "--drain",
  "0",
];

/** What the first start of a gateway prints. */
export interface PrintedCredentials {
  readonly apiKey: string;
  /** By protocol. */
  readonly nodes: Readonly<Record<string, Readonly<Record<"id" | "key" | "username" | "password", string>>>>;
  /** Of the console, if the gateway has one. */
  readonly consolePassword?: string;
}

/** @returns the credentials in a gateway's output, if it printed any: only the first start on a database does. */
export function readCredentials(output: string): PrintedCredentials | undefined {
  const [, apiKey] = /^ {2}API key (\S+)$/m.exec(output) ?? [];
  if (apiKey === undefined) return undefined;
  const rows = output.matchAll(/^ {2}([\w-]+): (ND-\S+)\n {4}key (\S+)\n {4}basic ([^:\s]+):(\S+)$/gm);
  const nodes = Array.from(rows, ([, protocol = "", id = "", key = "", username = "", password = ""]) => {
    return [protocol, { id, key, username, password }] as const;
  });
  const [, consolePassword] = /^ {2}console password (\S+)$/m.exec(output) ?? [];
  return {
    apiKey,
    nodes: Object.fromEntries(nodes),
    ...(consolePassword !== undefined && { consolePassword }),
  };
}
