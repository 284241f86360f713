import { spawn } from "node:child_process";
import { join } from "node:path";
import { onFreePorts } from "@node-access-tools/workspace";

/** Where a program finds the service, and as whom it may call it. */
export interface Place {
  readonly url: string;
  readonly wsUrl: string;
  readonly grpcUrl: string;
  readonly apiKey: string;
  /** A node's key by its protocol. */
  readonly keys: Readonly<Record<string, string>>;
}

/** @returns the program and the arguments that start the command of a project that has the gateway installed. */
export function installedGateway(project: string, node: string): readonly string[] {
  return [node, join(project, "node_modules/.bin/node-access-gateway")];
}

/**
 * Starts the gateway of a project that has it installed, as its README tells.
 *
 * @throws Error with its output where it ends before it listens
 */
export async function startInstalledGateway(
  project: string,
  node: string,
): Promise<{ readonly place: Place; readonly close: () => Promise<void> }> {
  const [program = node, ...command] = installedGateway(project, node);
  // Pages of any origin call it, as the bundles for browsers do.
  const args = [...command, ...onFreePorts, "--database", ":memory:", "--cors-origin", "*"];
  const child = spawn(program, args, { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  let stdout = "";
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () =>
      reject(new Error(`the installed gateway ended before it listened:\n${stdout}${stderr}`)),
    );
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      if (stdout.includes("\nListening on ")) resolve();
    });
  });
  return {
    place: placeOf(stdout),
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Reads what the gateway prints when it starts. */
export function placeOf(text: string): Place {
  const found = (pattern: RegExp): string => {
    const match = pattern.exec(text)?.[1];
    if (match === undefined) throw new Error(`the installed gateway did not print ${pattern.source}`);
    return match;
  };
  const url = found(/^Listening on (\S+?),/m);
  return {
    url,
    wsUrl: url.replace(/^http/, "ws"),
    grpcUrl: `http://${found(/, gRPC on (\S+)$/m)}`,
    apiKey: found(/^ {2}API key (\S+)$/m),
    keys: Object.fromEntries(
      [...text.matchAll(/^ {2}([\w-]+): \S+\n {4}key (\S+)$/gm)].map(([, protocol = "", key = ""]) => [
        protocol,
        key,
      ]),
    ),
  };
}
