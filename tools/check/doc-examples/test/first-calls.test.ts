import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { afterAll, beforeAll, expect, it } from "vitest";

const tool = join(import.meta.dirname, "..");
let gateway: Gateway<Credentials>;

beforeAll(async () => {
  gateway = (await createGateway()) as Gateway<Credentials>;
});
afterAll(() => gateway.close());

/** The first program of a package's README, and the lines that it prints according to the README. */
function firstCall(name: string): { program: string; shown: readonly string[] } {
  const readme = readFileSync(join(tool, `../../../packages/${name}/README.md`), "utf8");
  const [, program = "", output = ""] = /^```ts\n([^]*?)^```\n\n```\n([^]*?)\n```$/m.exec(readme) ?? [];
  return { program, shown: output.split("\n") };
}

/** Runs a program as a module. @returns its lines; if it has no end, the first ones. */
async function run(program: string, count = Infinity): Promise<string[]> {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    cwd: tool,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length >= count) child.kill();
  }
  return lines.slice(0, count);
}

type Substitutes = (gateway: Gateway<Credentials>) => Readonly<Record<string, string>>;

const onNode = (protocol: string, endpoint: string, token: string): Substitutes => {
  return ({ url, credentials }) => ({ [endpoint]: url, [token]: credentials.nodes[protocol]?.key ?? "" });
};

/** The placeholders in each README, and the gateway's address and credential that replace them. */
const substitutes: Readonly<Record<string, Substitutes>> = {
  auth: () => ({}),
  beacon: onNode("ethereum", "https://beacon.example", "the key"),
  exchange: onNode("hyperliquid", "https://node.example.com", "YOUR_TOKEN"),
  management: ({ url, credentials }) => ({ "https://api.example": url, "the API key": credentials.apiKey }),
  rpc: onNode("ethereum", "https://node.example.com", "YOUR_TOKEN"),
  transport: onNode("ethereum", "https://node.example", "t0ken"),
};

/** Replaces a README program's placeholders. */
function localized(program: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((text, [before, after]) => {
    expect(text).toContain(`"${before}"`);
    return text.replaceAll(`"${before}"`, `"${after}"`);
  }, program);
}

it.each(Object.entries(substitutes))(
  "the first program of %s prints what its README shows",
  async (name, given) => {
    const { program, shown } = firstCall(name);
    expect(await run(localized(program, given(gateway)))).toEqual(shown);
  },
);

// Who follows the README has no anvil, which this repository has.
it("the first call of gateway returns what its README shows", async () => {
  const readme = readFileSync(join(tool, "../../../packages/gateway/README.md"), "utf8");
  const call = /^curl http:\/\/127\.0\.0\.1:9640\/YOUR_NODE_KEY --json '(.*)'\n```\n\n```\n(.*)\n```$/m;
  const [, body, shown] = call.exec(readme) ?? [];
  const simulated = await createGateway({ networks: { "ethereum-mainnet": "simulator" } });
  try {
    const response = await fetch(`${simulated.url}/${simulated.credentials.nodes.ethereum.key}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: String(body),
    });
    expect((await response.text()).trim()).toBe(shown);
  } finally {
    await simulated.close();
  }
});

// The slots differ each time, so only their form and order are compared.
it("the first program of grpc prints slots in order, as its README shows", async () => {
  const { program, shown } = firstCall("grpc");
  const { grpcUrl, credentials } = gateway;
  const given = {
    "solana.example.com:443": `http://${grpcUrl}`,
    YOUR_TOKEN: credentials.nodes["solana"]?.key ?? "",
  };
  for (const lines of [shown, await run(localized(program, given), shown.length)]) {
    const slots = lines.map((line) => Number(/^(\d+)n$/.exec(line)?.[1]));
    expect(slots).toEqual(slots.toSorted((one, other) => one - other));
    expect(slots).not.toContain(NaN);
  }
});
