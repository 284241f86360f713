import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { isNight } from "@node-access-tools/workspace";
import { startMainnetNode } from "./mainnet-node.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const tool = join(import.meta.dirname, "..");
const root = join(tool, "../../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const [, gatewayArguments = ""] = /^npx @node-access\/gateway (.+)$/m.exec(read("README.md")) ?? [];

interface Listening {
  readonly url: string;
  readonly grpcUrl: string;
}

let gateway: ChildProcess;
let listening: Listening;
let mainnet: Awaited<ReturnType<typeof startMainnetNode>>;

beforeAll(async () => {
  mainnet = await startMainnetNode("YOUR_TOKEN");
  const ports = ["port", "grpc-port", "admin-port", "metrics-port"].flatMap((name) => [`--${name}`, "0"]);
  const options = [...gatewayArguments.split(" "), ...ports];
  const command = [join(root, "packages/gateway/dist/bin.js"), ...options];
  gateway = spawn(process.execPath, [...command, "--json"], { stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface(gateway.stdout as NodeJS.ReadableStream)) {
    const printed = JSON.parse(line) as Partial<Listening>;
    if (printed.url !== undefined && printed.grpcUrl !== undefined) {
      listening = { url: printed.url, grpcUrl: printed.grpcUrl };
      return;
    }
  }
  throw new Error("the gateway has ended");
});
afterAll(async () => {
  gateway.kill();
  await mainnet.stop();
});

/** A program of a document, and the lines that it prints according to the document. */
interface Shown {
  readonly program: string;
  readonly lines: readonly string[];
}

/** The programs that a document shows together with what they print. */
function shownBy(path: string): Shown[] {
  const found = read(path).matchAll(/^```ts\n((?:(?!```).*\n)*)```\n\n```(?:text)?\n([^]*?)\n```$/gm);
  return Array.from(found, ([, program = "", output = ""]) => ({ program, lines: output.split("\n") }));
}

/**
 * Runs a program as it stands, except for the gateway's ports and the address of a hosted node of mainnet.
 *
 * @returns its lines; if it has no end, the first ones.
 */
async function run(program: string, count = Infinity, cwd = tool): Promise<string[]> {
  const { host } = new URL(listening.url);
  const local = program
    .replaceAll("127.0.0.1:9640", host)
    .replaceAll("127.0.0.1:9641", listening.grpcUrl)
    .replaceAll("https://node.example.com", mainnet.url);
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", local], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length >= count) child.kill();
  }
  return lines.slice(0, count);
}

/** A line without its large numbers, which differ each time: slots. */
function form(line: string): string {
  return line.replaceAll(/\d{9,}/g, "#");
}

/** Its programs print other slots each time. */
const grpc = "packages/grpc/README.md";
const needed = [
  "README.md",
  "site/src/content/docs/index.md",
  ...["auth", "beacon", "exchange", "management", "rpc", "simulators", "transport"].map(
    (name) => `packages/${name}/README.md`,
  ),
];
const documents = globSync(["README.md", "packages/*/README.md", "site/src/content/docs/**/*.md"], {
  cwd: root,
})
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path !== grpc && shownBy(path).length > 0)
  .toSorted();

it("the READMEs and the landing page show what their first program prints", () => {
  expect(documents).toEqual(expect.arrayContaining(needed));
});

// All programs at night. By day the first one of each document that must have one; `doc-examples` compiles the others. That of the root's
// README runs in the clone, below.
const byDay = needed.filter((path) => path !== "README.md");

describe.each(isNight ? documents : byDay)("%s", { concurrent: true }, (path) => {
  const shown = shownBy(path).slice(0, isNight ? Infinity : 1);
  it.each(shown.map(({ program, lines }, index) => ({ program, lines, number: index + 1 })))(
    "program $number prints what is shown",
    async ({ program, lines }) => {
      expect((await run(program)).map(form)).toEqual(lines.map(form));
    },
  );
});

it.each(["README.md", "site/src/content/docs/guides/getting-started.md"])(
  "the first program of %s runs in a clone, in the folder that it names",
  async (path) => {
    const [, folder = ""] = /^as `([^`]+)\/call\.mjs`/m.exec(read(path)) ?? [];
    const [first] = shownBy(path);
    expect(await run(first?.program ?? "", Infinity, join(root, folder))).toEqual(first?.lines);
  },
);

it("the program of the guide to sending survives a lost response, and sends nothing by itself", async () => {
  const guide = read("site/src/content/docs/guides/sending-transactions.md");
  const [, program = ""] = /```ts\n((?:(?!```)[^])*async function send[^]*?)```/.exec(guide) ?? [];
  const sent: string[] = [];
  const losing = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const forwarded = await fetch(`${listening.url}${request.url}`, { method: "POST", body });
      const isSend = body.includes("eth_sendRawTransaction");
      if (isSend) sent.push(body.toString());
      // The node has the first one, and nobody learns of it.
      if (isSend && sent.length === 1) response.destroy();
      else response.end(await forwarded.text());
    });
  });
  await once(losing.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = losing.address() as AddressInfo;
    expect(await run(program.replace(":9640", `:${port}`))).toEqual(["true", "true"]);
  } finally {
    losing.close();
  }
  // Once for each of the program's three calls of `send`.
  expect(sent.length).toBe(3);
});

it("a wallet pays with the program of the guide to wallets", async () => {
  const guide = read("site/src/content/docs/guides/viem-and-wagmi.md");
  const [, program = ""] = /```ts\n((?:(?!```)[^])*async function pay[^]*?)```/.exec(guide) ?? [];
  const local = program.replace("http://127.0.0.1:9640", mainnet.url).replace('"demo"', '"YOUR_TOKEN"');
  // The node's own accounts, in place of a user who agrees.
  const wallet = `const wallet = { request: ({ method, params }) =>
    client.request({ method: method.replace("eth_requestAccounts", "eth_accounts"), params }) };
    console.log(await pay(wallet as EIP1193Provider, "0x5555555555555555555555555555555555555555"));`;
  expect(await run(`${local}\n${wallet}`)).toEqual(["success"]);
});

it("all documents start the gateway alike, and so does npm run gateway", () => {
  const starts = globSync(["packages/*/README.md", "site/src/content/docs/**/*.md"], { cwd: root }).flatMap(
    (path) =>
      Array.from(
        read(path).matchAll(/npx @node-access\/gateway (--database [^`\n]*:demo:[^`\n]*)/g),
        ([, found]) => found,
      ),
  );
  expect(new Set(starts)).toEqual(new Set([gatewayArguments]));
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scripts["gateway"]).toContain(` ${gatewayArguments} `);
});

it("npx is given the name of a package: node-access, the command, is not one of ours", () => {
  const paths = globSync(["packages/*/README.md", "site/src/content/docs/**/*.md", "examples/*/README.md"], {
    cwd: root,
  });
  expect(paths.filter((path) => /npx node-access/.test(read(path)))).toEqual([]);
});

it("the first call of gateway returns what its README shows", async () => {
  const call = /^curl http:\/\/127\.0\.0\.1:9640\/(\S+) --json '(.*)'\n```\n\n```\n(.*)\n```$/m;
  const [, key = "", body, shown] = call.exec(read("packages/gateway/README.md")) ?? [];
  const response = await fetch(`${listening.url}/${key}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: String(body),
  });
  expect((await response.text()).trim()).toBe(shown);
});

// The slots differ each time, so only their form and order are compared.
it("the first program of grpc prints slots in order, as its README shows", async () => {
  const [{ program, lines: shown } = { program: "", lines: [] }] = shownBy(grpc);
  for (const lines of [shown, await run(program, shown.length)]) {
    const slots = lines.map((line) => Number(/^(\d+)n$/.exec(line)?.[1]));
    expect(slots).toEqual(slots.toSorted((one, other) => one - other));
    expect(slots).not.toContain(NaN);
    expect(slots.length).toBeGreaterThan(1);
  }
});
