/** Arguments that make the gateway's command listen on free ports and end without a drain period. */
export const onFreePorts: readonly string[] = [
  ...["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((option) => [option, "0"]),
  "--drain",
  "0",
];

/** The credentials that the first start of a gateway prints. */
export interface PrintedCredentials {
  readonly apiKey: string;
  /** By protocol. */
  readonly nodes: Readonly<Record<string, Readonly<Record<"id" | "key" | "username" | "password", string>>>>;
  /** The console's password, if the gateway has a console. */
  readonly consolePassword?: string;
}

/** Reads the credentials in a gateway's output. Only the first start on a database prints them. */
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
