import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { optionalProgram, programForTests } from "@node-access-tools/workspace";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../run-cli.ts";

const home = mkdtempSync(join(tmpdir(), "node-access-shells-"));
const env = {
  HOME: home,
  ZDOTDIR: home,
  XDG_CONFIG_HOME: join(home, ".config"),
  PATH: `${home}/bin:${process.env["PATH"]}`,
  TERM: "dumb",
};
/** By day, each line is typed in one of the shells. */
const isNight = Boolean(process.env["NIGHTLY"]);
const SHELLS = ["bash", "zsh", "fish"];
/** Gives a shell a terminal. */
const terminal = programForTests("script");

function write(path: string, text: string): void {
  mkdirSync(join(home, path, ".."), { recursive: true });
  writeFileSync(join(home, path), text);
}

async function script(shell: string): Promise<string> {
  return (await runCli(["completion", shell])).out;
}

beforeAll(async () => {
  // In place of a call, it shows the words that it was called with.
  const bin = join(import.meta.dirname, "../../dist/bin.js");
  write(
    "bin/node-access",
    `#!/bin/sh
if [ "$1" = complete ]; then exec '${process.execPath}' '${bin}' "$@"; fi
printf 'called:'; printf '<%s>' "$@"; echo :called
`,
  );
  chmodSync(join(home, "bin/node-access"), 0o755);
  // As the help says where they go.
  write(".bashrc", `PS1='ready> '\n${await script("bash")}`);
  write("functions/_node-access", await script("zsh"));
  write(".zshrc", `fpath=(~/functions $fpath)\nautoload -Uz compinit && compinit -u -D\nPS1='ready> '\n`);
  write(".config/fish/completions/node-access.fish", await script("fish"));
  write(".config/fish/config.fish", "set fish_greeting\nfunction fish_prompt; echo -n 'ready> '; end\n");
  write("eval/.zshrc", `autoload -Uz compinit && compinit -u -D\nPS1='ready> '\n${await script("zsh")}`);
  const node = ["--endpoint", "http://127.0.0.1:9", "--protocol", "solana"];
  for (const name of ["main", "other.node-2"]) await runCli(["profile", "add", name, ...node], { env });
});
// A shell may still write its history.
afterAll(() => rmSync(home, { recursive: true, maxRetries: 10 }));

/** Types a line at a terminal, then Enter: the words that the command was called with. */
async function type(shell: string, line: string, more: Record<string, string> = {}): Promise<string> {
  const args = ["--quiet", "--command", shell, "/dev/null"];
  const child = spawn("script", args, { env: { ...env, ...more }, cwd: home });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  try {
    await expect.poll(() => output).toContain("ready> ");
    child.stdin.write(`${line}\r`);
    await expect.poll(() => output).toMatch(/called:<.*>:called/);
    return /called:(<.*>):called/.exec(output)?.[1] ?? "";
  } finally {
    child.stdin.end("exit\r");
    child.kill();
  }
}

/** What is typed, with a tab for the key that completes, and the words that the command is called with. */
const CASES = [
  ["rp\t", "<rpc>"],
  ["rpc eth_getBlockByN\t", "<rpc><eth_getBlockByNumber>"],
  ["rpc --protocol sol\t getBal\t", "<rpc><--protocol><solana><getBalance>"],
  ["rpc eth_getBalance -p ad\t0x1", "<rpc><eth_getBalance><-p><address=0x1>"],
  [
    "rpc eth_getBalance -p address=0x1 -p bl\tlatest",
    "<rpc><eth_getBalance><-p><address=0x1><-p><block=latest>",
  ],
  ["rpc --profile oth\t getSl", "<rpc><--profile><other.node-2><getSl>"],
  ["profile sho\t mai\t", "<profile><show><main>"],
  ["grpc gey\t getSl\t", "<grpc><geyser><getSlot>"],
  [
    "rpc --endpoint http://127.0.0.1:8545 eth_getBlockByN\t",
    "<rpc><--endpoint><http://127.0.0.1:8545><eth_getBlockByNumber>",
  ],
  [
    "rpc --token-command 'op read op://a b/c' eth_getBlockByN\t",
    "<rpc><--token-command><op read op://a b/c><eth_getBlockByNumber>",
  ],
  ["rpc 'eth_getBlockByN\t", "<rpc><eth_getBlockByNumber>"],
] as const;

describe.each([
  ["bash", "bash --noprofile -i"],
  ["zsh", "zsh -i"],
  ["fish", "fish -i"],
] as const)("%s", (shell, command) => {
  const canType = terminal !== undefined && programForTests(shell) !== undefined;
  const cases = CASES.filter((_, index) => isNight || index % SHELLS.length === SHELLS.indexOf(shell));
  it.runIf(canType).each(cases)(
    "completes %j",
    async (line, expected) => {
      expect(await type(command, `node-access ${line}`)).toBe(expected);
    },
    60_000,
  );
});

it.runIf(terminal !== undefined && optionalProgram("zsh") !== undefined)(
  "zsh completes, too, if its startup file has the script",
  async () => {
    const called = await type("zsh -i", "node-access rpc eth_getBlockByN\t", { ZDOTDIR: join(home, "eval") });
    expect(called).toBe("<rpc><eth_getBlockByNumber>");
  },
  60_000,
);
