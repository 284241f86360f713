/** Arguments that make the gateway's command listen on free ports and end without a drain period. */
export const onFreePorts: readonly string[] = [
  ...["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((option) => [option, "0"]),
  "--drain",
  "0",
];

/** What the gateway's command prints with `--json` when it listens. */
export const gatewayReady: RegExp = /^\{"url".*\}$/m;

/** The addresses that a listening gateway prints with `--json`. */
export interface PrintedAddresses {
  readonly url: string;
  readonly grpcUrl: string;
  readonly metricsUrl: string;
  readonly adminUrl: string;
  readonly consoleUrl?: string;
}

/** @throws Error if the gateway has not printed that it listens. */
export function readAddresses(output: string): PrintedAddresses {
  const [line] = gatewayReady.exec(output) ?? [];
  if (line === undefined) throw new Error(`the gateway did not print its addresses:\n${output}`);
  return JSON.parse(line) as PrintedAddresses;
}

/** The credentials that the first start of a gateway prints with `--json`. */
export interface PrintedCredentials {
  readonly apiKey: string;
  /** By protocol. */
  readonly nodes: Readonly<Record<string, Readonly<Record<"id" | "key" | "username" | "password", string>>>>;
  readonly consolePassword?: string;
}

/** Reads the credentials in a gateway's output. Only the first start on a database prints them. */
export function readCredentials(output: string): PrintedCredentials | undefined {
  const [line = "{}"] = /^\{"credentials".*\}$/m.exec(output) ?? [];
  return (JSON.parse(line) as { readonly credentials?: PrintedCredentials }).credentials;
}
