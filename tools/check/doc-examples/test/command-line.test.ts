import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { run } from "@node-access/cli";
import { createGateway, type Credentials, type Gateway, type Protocol } from "@node-access/gateway";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const PAGE = join(root, "site/src/content/docs/guides/command-line.md");
/** A block of commands after `$`, each with what it prints. */
const BLOCK = /(?<=^```shellsession\n)[^]*?(?=^```$)/gm;
/** The address of the gateway that the page starts. */
const ADDRESS = "127.0.0.1:9640";

let gateway: Gateway<Credentials>;
let folder: string;
const env: Record<string, string> = { NO_COLOR: "1" };

beforeAll(async () => {
  const names = ["ethereum-mainnet", "solana-mainnet", "tezos-mainnet"] as const;
  const networks = Object.fromEntries(names.map((name) => [name, "simulator" as const]));
  gateway = (await createGateway({ networks })) as Gateway<Credentials>;
  folder = await mkdtemp(join(tmpdir(), "node-access-page-"));
  env["XDG_CONFIG_HOME"] = folder;
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** Runs a command of the page at a terminal. @returns what it prints. */
async function print(command: string): Promise<string> {
  const [, variable, value] = /^export (\w+)=(\S+)$/.exec(command) ?? [];
  if (variable !== undefined) {
    // This gateway has other tokens than those of the documentation: demo, demo-solana and so on.
    const [, protocol = "ethereum"] = /^demo-(\w+)$/.exec(value ?? "") ?? [];
    env[variable] = gateway.credentials.nodes[protocol as Protocol].key;
    return "";
  }
  const { host } = new URL(gateway.url);
  const words = Array.from(command.matchAll(/'([^']*)'|\S+/g), ([word, quoted]) => quoted ?? word);
  const [name, ...args] = words.map((word) =>
    word.replaceAll(ADDRESS, host).replace(/^(?=calls\.ndjson$)/, `${folder}/`),
  );
  if (name !== "node-access") throw new Error(`the page has a command that is none of ours: ${command}`);
  const chunks: Buffer[] = [];
  const collected = (isTTY: boolean) =>
    Object.assign(
      new PassThrough().on("data", (chunk: Buffer) => chunks.push(chunk)),
      { isTTY, columns: 100 },
    );
  // Without a terminal, there is no progress, which a page cannot show.
  const [stdout, stderr] = [collected(true), collected(false)];
  const stdin = Object.assign(Readable.from([]), { isTTY: false });
  await run(args, { stdin, stdout, stderr, env, signal: AbortSignal.timeout(20_000) });
  return Buffer.concat(chunks).toString().replaceAll(host, ADDRESS).replaceAll(`${folder}/`, "");
}

/** Runs the commands of a block, one after the other. */
async function findBlock(text: string): Promise<string> {
  let written = "";
  for (const [, command = ""] of text.matchAll(/^\$ (.*)$/gm))
    written += `$ ${command}\n${await print(command)}`;
  return written;
}

/** A text without what differs each time: heights, hashes, times and amounts, and what a block has. */
function form(text: string): string {
  return text
    .replaceAll(/; no hash covers .*/g, "")
    .replaceAll(/\bB[1-9A-Za-z]{50}\b|0x[0-9a-f]+|\d+(?:[-:T]\d+)*Z?/g, "#");
}

/** With `UPDATE_PAGE=1`, it writes what the commands print into the page. */
it("the page about the command shows what its commands print", async () => {
  const page = await readFile(PAGE, "utf8");
  const blocks = page.match(BLOCK) ?? [];
  expect(blocks.length).toBeGreaterThan(5);
  const written: string[] = [];
  for (const block of blocks) written.push(await findBlock(block));
  if (process.env["UPDATE_PAGE"]) {
    let index = 0;
    await writeFile(
      PAGE,
      page.replaceAll(BLOCK, () => written[index++] ?? ""),
    );
    return;
  }
  expect(written.map(form)).toEqual(blocks.map(form));
});
