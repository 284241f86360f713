import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { readCommandLine } from "../../src/command/command-line.ts";
import { findMistakes } from "../../src/command/config/check-config.ts";
import { ConfigFile } from "../../src/command/config/config-file.ts";
import { configSchema } from "../../src/command/config/generated/config-schema.ts";
import { resolveOptions } from "../../src/command/resolve-options.ts";
import { runGateway } from "../../src/command/run-gateway.ts";
import { temporaryFolder } from "../cleanup.ts";
import { joinedCommand } from "../global-setup.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function read(text: string, environment: Record<string, string> = {}): unknown {
  const file = join(folder, "config.yaml");
  writeFileSync(file, text);
  return new ConfigFile(file).read(environment);
}

/** The mistake in a config, without the folder. */
function mistakeIn(text: string, environment: Record<string, string> = {}): string {
  try {
    read(text, environment);
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "");
  }
  return "nothing";
}

const yaml = `# A comment
networks:
  ethereum-mainnet:
    rpc:
      upstreams:
        - name: own-1
          url: https://node.example/\${KEY}
          headers: { x-token: "\${TOKEN}" }
    grpc: off
  ethereum-sepolia: off
limits:
  batchItems: 5
seed: "$\${KEY} costs $5"
`;

describe("a config file", () => {
  it("is YAML, with variables of the environment in its texts", () => {
    expect(read(yaml, { KEY: "a: b # c", TOKEN: "12" })).toEqual({
      networks: {
        "ethereum-mainnet": {
          rpc: {
            upstreams: [
              { name: "own-1", url: "https://node.example/a: b # c", headers: { "x-token": "12" } },
            ],
          },
          grpc: "off",
        },
        "ethereum-sepolia": "off",
      },
      limits: { batchItems: 5 },
      seed: "${KEY} costs $5",
    });
  });

  it("is JSON too, and may be without options", () => {
    expect(read('{\n\t"port": 1,\n\t"seed": "${SEED}"\n}', { SEED: '"quoted"' })).toEqual({
      port: 1,
      seed: '"quoted"',
    });
    expect(read("{}")).toEqual({});
  });

  it("may share what its networks have in common", () => {
    const text = `networks:
  ethereum-sepolia: &node { chainId: any, rpc: simulator }
  ethereum-hoodi: *node
  ethereum-holesky: { <<: *node, chainId: 5 }
`;
    const node = { chainId: "any", rpc: "simulator" };
    expect(read(text)).toEqual({
      networks: {
        "ethereum-sepolia": node,
        "ethereum-hoodi": node,
        "ethereum-holesky": { ...node, chainId: 5 },
      },
    });
  });

  it.each([
    [
      "a: 1\nb: [",
      "config.yaml:2:5: expected YAML or JSON, received text that is not indented like its surroundings, or follows a { or [ that does not end",
    ],
    ["networks: {}}", "config.yaml:1:13: expected YAML or JSON, received text that does not belong there"],
    [
      "seed: a: b",
      "config.yaml:1:7: expected YAML or JSON, received text that has a second colon in its line",
    ],
    ["seed: @secret", "config.yaml:1:7: expected YAML or JSON, received text that begins with a character"],
    [
      "seed: secret\nseed: secret\n",
      "config.yaml:2:1: expected YAML or JSON, received text that has the same name twice",
    ],
    ["port: secret", "config.yaml:1:7: port: expected a port, from 0 to 65535, received a string"],
    ["", "config.yaml: expected options such as networks, or {} for none, received a file without content"],
    ["# nothing\n", "received a file without content"],
    [
      "networks: {}\nport: 1e9",
      "config.yaml:2:7: port: expected a port, from 0 to 65535, received a number out of range",
    ],
    ["network: {}", "config.yaml:1:1: expected the name networks, received network"],
    [
      "limits:\n  requestPerSecond: 1",
      "config.yaml:2:3: limits: expected the name requestsPerSecond, received requestPerSecond",
    ],
    ["limits:\n  secrets: 1", "config.yaml:2:3: limits: expected an object with bodyBytes, "],
    ["- secret", "config.yaml:1:1: expected an object with port, "],
    [
      "seed: ${SECRET}",
      "config.yaml:1:7: seed: expected a variable of the environment in ${...}, or $${...} for the text itself, received ${SECRET}, which is not set",
    ],
    [
      "seed: ${a secret}",
      "config.yaml:1:7: seed: expected a variable of the environment in ${...}, or $${...} for the text itself, received ${...} without the name of a variable",
    ],
    ["[a]: 2", "config.yaml:1:1: expected YAML or JSON, received text that has a name that is not text"],
    ["seed: !!js/function secret", "received text that has an unknown tag"],
    [
      "limits: { batchItems: 1e400 }",
      "limits.batchItems: expected a number, received a number that is too large, or NaN",
    ],
    [
      "seed: *secret",
      "config.yaml:1:7: seed: expected an anchor earlier in the file, received an alias without an anchor",
    ],
    [
      "networks: { ethereum-mainnet: { rpc: { upstreams: [{ name: A, url: https://secret.example }] } } }",
      "config.yaml:1:60: networks.ethereum-mainnet.rpc.upstreams.0.name: expected a name of 1 to 40 lower-case letters, digits and hyphens, received a text of another form",
    ],
    [
      "networks:\n  ethereum-mainnet:\n    rpc:\n      upstreams:\n        - url: secret",
      "\n  config.yaml:5:11: networks.ethereum-mainnet.rpc.upstreams.0.name: expected a name of 1 to 40 lower-case letters, digits and hyphens, received nothing\n  config.yaml:5:16: networks.ethereum-mainnet.rpc.upstreams.0.url: expected an http:// or https:// URL, received a text of another form",
    ],
    [
      "networks:\n  ethereum-mainnet:\n    chainId: [secret]",
      "config.yaml:3:14: networks.ethereum-mainnet.chainId: expected a whole number above 0, a text, or any, received a list",
    ],
    [
      "networks:\n  ethereum-mainnet:\n    rpc: secret",
      'config.yaml:3:10: networks.ethereum-mainnet.rpc: expected "simulator", "off", or an object with upstreams, anvil or recorded, received a string',
    ],
  ])("reports the place and kind of a mistake without values: %j", (text, message) => {
    expect(mistakeIn(text)).toContain(message);
    expect(mistakeIn(text).replace("${SECRET}", "")).not.toMatch(/secret(?!s)/i);
  });

  it("does not show values of variables", () => {
    expect(mistakeIn("port: ${PORT}", { PORT: "hush" })).toBe(
      "config.yaml:1:7: port: expected a port, from 0 to 65535, received a string",
    );
  });

  it("accepts a variable only as a text", () => {
    const config = read('{"fixtures": {"__proto__": {"polluted": 1}, "constructor": 2}}') as object;
    expect((config as { polluted?: number }).polluted).toBeUndefined();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("limits the expansion of nested aliases", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let level = 1; level < 10; level++)
      lines.push(`a${level}: &a${level} [${`*a${level - 1}, `.repeat(10)}]`);
    expect(mistakeIn(lines.join("\n"))).toContain("aliases for no more than 100 values");
  });
});

describe("the published JSON Schema", () => {
  const published = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../config.schema.json"), "utf8"),
  ) as object;
  const validate = new Ajv({ strict: false }).compile(published);

  it("accepts exactly what the gateway accepts", () => {
    const text = fc.constantFrom("off", "simulator", "a", "A b", "https://a.example", "ws://a", "", "any");
    const number = fc.constantFrom(-1, 0, 1, 1.5, 70_000);
    const name = fc.constantFrom(
      "name",
      "url",
      "tier",
      "upstreams",
      "anvil",
      "recorded",
      "rpc",
      "grpc",
      "chainId",
      "x",
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 6 },
        text,
        number,
        fc.constant(true),
        fc.array(tie("value"), { maxLength: 2 }),
        fc.dictionary(name, tie("value"), { maxKeys: 3 }),
      ),
    }));
    const option = fc.constantFrom("networks", "port", "limits", "tls", "cors", "faults", "blockTime", "x");
    fc.assert(
      fc.property(
        fc.dictionary(option, fc.oneof(value, fc.dictionary(fc.constant("ethereum-mainnet"), value))),
        (config) => {
          expect(findMistakes(config).length === 0).toBe(validate(config));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("is the schema that the gateway checks with, plus descriptions", () => {
    const texts = JSON.stringify(published);
    expect(texts).toContain("Shown in response headers, logs and metrics");
    expect(JSON.stringify(configSchema).length).toBeLessThan(texts.length);
    const keywords = new Set<string>();
    JSON.stringify(configSchema, (key, value: unknown) => {
      keywords.add(key);
      return value;
    });
    for (const unknown of ["allOf", "oneOf", "not", "if", "patternProperties", "propertyNames", "format"])
      expect(keywords).not.toContain(unknown);
  });
});

/** A config whose third to last lines are a part of two upstreams with one more option. */
function part(option: string): string {
  const upstreams = ["a", "b"].map((name) => `        - { name: ${name}, url: https://${name}.example }\n`);
  return `networks:\n  ethereum-mainnet:\n    rpc:\n      upstreams:\n${upstreams.join("")}      ${option}\n`;
}

function check(text: string): { status: number | null; out: string; error: string } {
  const file = join(folder, "config.yaml");
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [joinedCommand, "--config", file, "--check-config"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] },
    },
  );
  return { status, out: stdout, error: stderr.replaceAll(`${folder}/`, "") };
}

it("a config in another encoding than UTF-8 is rejected: a key in it would be another", () => {
  const file = join(folder, "config.yaml");
  const utf16 = Buffer.from("\u{feff}networks: {}\n", "utf16le");
  for (const bytes of [Buffer.from("seed: caf\u00e9\n", "latin1"), utf16]) {
    writeFileSync(file, bytes);
    expect(() => new ConfigFile(file)).toThrow(
      `expected a text in UTF-8, received ${file}, in another encoding`,
    );
  }
});

describe("--check-config", () => {
  it("confirms a valid config without opening anything", () => {
    const { status, out, error } = check("networks: { ethereum-mainnet: simulator }\n");
    expect([status, out, error]).toEqual([0, "the config and the other options are valid\n", ""]);
    expect(() => readFileSync(join(folder, "node-access-gateway.db"))).toThrow("ENOENT");
  });

  it("accepts another network whose name resembles a known one, if it has a chain id", () => {
    const { status } = check("networks: { ethereum-mainnet2: { chainId: 77, rpc: simulator } }\n");
    expect(status).toBe(0);
  });

  it.each([
    [
      "networks:\n  ethereum-devnet:\n    rpc:\n      upstreams: [{ name: a, url: https://a.example }]\n",
      "config.yaml:3:5: networks.ethereum-devnet: expected chainId, which other networks than ethereum-mainnet, ",
    ],
    [
      'networks:\n  base-devnet:\n    chainId: "84530"\n    rpc: simulator\n',
      "config.yaml:3:14: networks.base-devnet.chainId: expected a number, such as 8453, or any, received a text",
    ],
    [
      "networks:\n  ethereum-mainet: off\n",
      "config.yaml:2:20: networks.ethereum-mainet: expected ethereum-mainnet, or chainId for another network, received neither",
    ],
    [
      "networks:\n  tezos-mainnet:\n    beacon: simulator\n",
      "config.yaml:3:5: networks.tezos-mainnet: expected an object with tezos",
    ],
    [
      "networks:\n  ethereum-mainnet:\n    rpc:\n      upstreams:\n        - { name: a, url: https://a.example }\n        - { name: a, url: https://b.example }\n",
      "config.yaml:6:19: networks.ethereum-mainnet.rpc.upstreams.1.name: expected a name that no other upstream of this part has, received one twice",
    ],
    [
      'networks:\n  "https://user:secret@node.example": off\n',
      "config.yaml:2:3: networks: expected a network of ethereum, ",
    ],
    [
      "networks:\n  etherum-mainnet: off\n",
      "config.yaml:2:20: networks.etherum-mainnet: expected ethereum-mainnet, received an unknown name",
    ],
    [
      "accessLog: 2\n",
      "config.yaml:1:12: accessLog: expected a share of calls, from 0 to 1, received a number",
    ],
    [
      "database: mysql://user:secret@127.0.0.1/db\n",
      "config.yaml:1:11: database: expected a file, :memory: or a postgres:// URL, received a mysql:// URL",
    ],
    [
      "database: postgres://user:a b@[\n",
      "config.yaml:1:11: database: expected postgres://user:password@host:port/database, with %xx for special characters, received a text that is not a URL",
    ],
    [
      "databaseSchema: 'a\"; DROP'\n",
      'config.yaml:1:17: databaseSchema: expected a name of lower-case letters, digits and underscores, received a"; DROP',
    ],
    ['database: ""\n', "config.yaml:1:11: database: expected a text, received an empty text"],
    ["key: secret\n", "config.yaml:1:6: key: expected 32 random bytes in base64"],
    ["formerKey: secret\n", "config.yaml:1:12: formerKey: expected 32 random bytes in base64"],
    ["trustedProxies: [::1, 300.0.0.1]\n", "config.yaml:1:23: trustedProxies.1: expected"],
    ["host: 192.0.2.1\n", "config.yaml:1:7: host: expected a loopback address"],
    [
      "networks:\n  ethereum-mainnet:\n    rpc: { recorded: /nowhere.json }\n",
      "config.yaml:3:22: networks.ethereum-mainnet.rpc.recorded: expected a file that can be read, received /nowhere.json (ENOENT)",
    ],
    [
      "networks:\n  ethereum-mainnet:\n    rpc: { recorded: /dev/null }\n",
      "config.yaml:3:22: networks.ethereum-mainnet.rpc.recorded: expected a JSON list of records with a method or a path, and its response, received a file that is not JSON",
    ],
    [
      'networks:\n  ethereum-mainnet:\n    rpc:\n      upstreams:\n        - { name: a, url: https://a.example, headers: { Content-Length: "5" } }\n',
      "config.yaml:5:73: networks.ethereum-mainnet.rpc.upstreams.0.headers.Content-Length: expected a header that the gateway does not set itself, received content-length",
    ],
    [
      "networks:\n  ethereum-mainnet:\n    rpc:\n      upstreams:\n        - { name: a, url: https://a.example, headers: { X-A: a, x-a: secret } }\n",
      "config.yaml:5:70: networks.ethereum-mainnet.rpc.upstreams.0.headers.x-a: expected each header once, received one twice",
    ],
    ["fixtures: { nonsense: 1 }\n", "config.yaml:1:23: fixtures.nonsense: expected a JSON-RPC method"],
    [
      part("consensus: { methods: [eth_call, eth_sendRawTransaction], participants: 2, quorum: 2 }"),
      "config.yaml:7:40: networks.ethereum-mainnet.rpc.consensus.methods.1: expected a method that only reads, received eth_sendRawTransaction, which is sent once",
    ],
    [
      part("consensus: { methods: [eth_getBalanc], participants: 2, quorum: 2 }"),
      "config.yaml:7:30: networks.ethereum-mainnet.rpc.consensus.methods.0: expected eth_getBalance, or an own method that safeMethods declares, received eth_getBalanc",
    ],
  ])("names the line of %j", async (text, message) => {
    const file = join(folder, "config.yaml");
    writeFileSync(file, text);
    const checked = async (): Promise<void> => {
      const command = readCommandLine(["--config", file, "--check-config"], {});
      if (command.shows !== undefined) throw new Error("the line asks for no config");
      await runGateway(command).catch((error: unknown) => {
        throw command.config?.located(error, command.options) ?? error;
      });
    };
    const error = await checked().then(String, ({ message: found }: Error) => found);
    expect(error.replaceAll(`${folder}/`, "")).toContain(message);
    expect(error).not.toContain("secret");
    expect(error.split("\n")).toHaveLength(1);
  });

  it("ends with the mistake in one line", () => {
    const { status, out, error } = check("accessLog: 2\n");
    expect([status, out]).toEqual([1, ""]);
    expect(error).toMatch(/^node-access-gateway: config\.yaml:1:12: accessLog: expected .*\n$/);
  });
});

it("a valid config is read as options", () => {
  const config = read(yaml, { KEY: "k", TOKEN: "t" }) as Parameters<typeof resolveOptions>[0];
  expect(resolveOptions(config).limits.batchItems).toBe(5);
});
