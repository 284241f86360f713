import { protocols } from "../generated/catalog.ts";
import type { Gateway, StartedGateway } from "./gateway.ts";

const endSignals = ["SIGINT", "SIGTERM"] as const;

interface Life {
  /** Tells load balancers to send no more requests, and keeps serving meanwhile. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Ends the gateway at the first signal, for SIGTERM after a drain period; the second one ends it at once. Without a config to
 * reread, SIGHUP ends it too, for example when its terminal is closed.
 */
export function endAtSignal(life: Life, hasConfig: boolean): void {
  let isClosing = false;
  for (const signal of hasConfig ? endSignals : ([...endSignals, "SIGHUP"] as const)) {
    process.on(signal, async () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      if (signal === "SIGTERM") await life.drain();
      await life.close();
      endProcess();
    });
  }
  endWithNpx();
}

/** Milliseconds between two looks at the parent. */
const parentInterval = 500;

/**
 * Ends this process with its npx: npx passes a signal on to the shell in between, which ends without telling this
 * process. Whatever else has started it may end before it.
 */
function endWithNpx(): void {
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"] !== "npx" || parent === 1) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, parentInterval).unref();
}

/** Ends the process even if something still waits for a response, such as the export of traces. */
export function endProcess(): void {
  setTimeout(() => process.exit(), 0).unref();
}

/** Where callers and operators reach a gateway. */
export type Listening = Pick<Gateway, "url" | "grpcUrl" | "adminUrl" | "consoleUrl" | "metricsUrl">;

/** Prints the addresses. The last step of a start: a reader of the output may send a signal at once. */
export function reportListening(listening: Listening, json: boolean, token?: string): void {
  const { url, grpcUrl, adminUrl, consoleUrl, metricsUrl } = listening;
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
  const query = '{"query":"{ block { number } }"}';
  const lines = [
    ...(consoleUrl === undefined ? [] : [`Console on ${consoleUrl}`]),
    `Metrics on ${metricsUrl}`,
    `Admin API on ${adminUrl}`,
    ...(token === undefined
      ? []
      : [
          "Try it:",
          `  curl ${url}/${token} --json '${body}'`,
          `  curl ${url}/${token}${protocols.ethereum.graphqlPath} --json '${query}'`,
        ]),
    `Listening on ${url}, gRPC on ${grpcUrl}`,
  ];
  process.stdout.write(
    `${json ? JSON.stringify({ url, grpcUrl, adminUrl, consoleUrl, metricsUrl }) : lines.join("\n")}\n`,
  );
}

/** Rereads the config at each SIGHUP, which would end a gateway that is still starting. Mistakes in it are logged. */
export function reloadAtSignal(starting: Promise<Reloading>): void {
  process.on("SIGHUP", () => void starting.then(({ reloadConfig }) => reloadConfig?.()).catch(() => {}));
}

interface Reloading {
  readonly reloadConfig?: (() => Promise<unknown>) | undefined;
}

/** Creates an organization and shows its credentials, or reports that it exists. */
export async function ensureOrganization(gateway: StartedGateway, name: string): Promise<void> {
  const created = await gateway.ensureOrganization(name);
  if ("id" in created)
    process.stdout.write(`organization ${created.id} (${created.name}) exists: none was added\n`);
}
