import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, inject } from "vitest";
import { runCommand } from "../../src/command/run-command.ts";

/** A folder with a spec and the client that the command generated from it. */
export interface Project {
  /** The command's output. */
  readonly printed: readonly string[];
  readonly exitCode: number;
  /** Where the spec is, and the client in `src`. */
  readonly folder: string;
  /**
   * Adds a file that uses the client, and makes both loadable. After all tests, the client and the file are compiled
   * with those of the others (`test/global-setup.ts`).
   */
  readonly compile: (consumer: string) => void;
  /** Loads a module of the compiled client. Default: `index.js`. */
  readonly load: (module?: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** Runs the command on a spec in its own folder, or on the address that is the first of the other arguments. */
export function generateProject(file: string, spec: string, ...more: readonly string[]): Promise<Project> {
  return generateFrom({ [file]: spec }, file, ...more);
}

/** Runs the command on one of several files, or on a folder, in their own folder. */
export async function generateFrom(
  files: Readonly<Record<string, string>>,
  spec: string,
  ...more: readonly string[]
): Promise<Project> {
  const name = expect.getState().currentTestName ?? "before all";
  const folder = mkdtempSync(join(inject("clients"), `${name.replaceAll(/\W+/g, "-").slice(0, 100)}-`));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const printed: string[] = [];
  const print = (lines: string): void =>
    void printed.push(...lines.split("\n").map((line) => line.replaceAll(`${folder}/`, "")));
  const [address, ...options] = more;
  const isAddress = address?.startsWith("http") === true;
  const args = [isAddress ? address : join(folder, spec), "--out", join(folder, "src")];
  const rest = (isAddress ? options : more).map((one) => one.replace(/^\.\//, `${folder}/`));
  // What compiles them has a config that is nowhere near.
  const imports = ["--import-extension", "js"];
  const exitCode = await runCommand([...args, ...rest, ...imports], { out: print, error: print });
  return {
    printed,
    exitCode,
    folder,
    compile: (consumer) => compile(folder, consumer),
    load: (module = "index.js") =>
      import(/* @vite-ignore */ pathToFileURL(join(folder, "dist", module)).href),
  };
}

function compile(folder: string, consumer: string): void {
  mkdirSync(join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "src/consumer.ts"), consumer);
  for (const file of globSync("**/*.ts", { cwd: join(folder, "src") })) {
    const target = join(folder, "dist", file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stripTypeScriptTypes(readFileSync(join(folder, "src", file), "utf8")));
  }
}

/** A received request. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A server's response. */
export interface Sent {
  readonly status?: number;
  readonly body: string | Buffer;
  /** Default: JSON. */
  readonly type?: string;
  /** Where a redirect leads to. */
  readonly location?: string;
}

/** Starts a server on loopback. */
export async function startServer(
  respond: (request: Received, count: number) => Sent,
): Promise<AsyncDisposable & { readonly url: string; readonly received: readonly Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url = "", headers } = request;
      received.push({ method, url, headers, body });
      const sent = respond({ method, url, headers, body }, received.length);
      response
        .writeHead(sent.status ?? 200, {
          "content-type": sent.type ?? "application/json",
          ...(sent.location !== undefined && { location: sent.location }),
        })
        .end(sent.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
