import { ModelLoader } from "@node-access-tools/generate/load";
import { copyFiles, run } from "@node-access-tools/workspace";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSurface, type NewSurface } from "../src/new-surface.ts";
import { fill, readTable } from "../src/templates.ts";
import { copyRepository, linkPackage } from "./copy-repository.ts";

const root = resolve(import.meta.dirname, "../../../..");

function surface(file: string, more: Partial<NewSurface> = {}): NewSurface {
  const path = join(import.meta.dirname, "specs", file);
  const [name = "", form = ""] = file.split(".");
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  const spec = readFileSync(path, "utf8");
  const kind = form === "openapi" ? "rest" : form === "openrpc" ? "rpc" : "grpc";
  return { name, title, spec, kind, protocols: [], source: "an example", ...more };
}

/** Networks of the catalog that simulators serve. */
const simulated = { "ethereum-mainnet": "simulator", "ledger-mainnet": "simulator" };

/** A part of a network that another gateway serves. */
function at(url: string, headers?: object): object {
  return { upstreams: [{ name: "other", url, headers }] };
}

/** Runs a program that is installed in the repository. It must succeed. */
async function must(cwd: string, program: string, ...args: string[]): Promise<void> {
  const file = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
  const { code, output } = await run(file, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${output}`);
}

interface Node {
  readonly key: string;
  readonly username: string;
  readonly password: string;
}

interface Gateway {
  readonly url: string;
  readonly grpcUrl: string;
  readonly credentials: { readonly apiKey: string; readonly nodes: Readonly<Record<string, Node>> };
  close(): Promise<void>;
}

/** The functions of the copy's packages that the test calls. Their types do not exist before the test runs. */
interface Built {
  createGateway(options: object): Promise<Gateway>;
  createIndexerClient(options: object): {
    listTransactions(account: string, query?: object): Promise<unknown>;
    getBlockTransactions(block: string): Promise<unknown>;
    watchAccount(body: object): Promise<unknown>;
  };
  createRpcClient(options: object): { lending_rate(): Promise<unknown> };
  createLedgerClient(options: object): {
    readonly ledger: { getHeight(request: object): Promise<unknown> };
    close(): void;
  };
  bearer(key: string): object;
  pathKey(key: string): object;
  urlToken(key: string): object;
  basic(username: string, password: string): object;
  xToken(key: string): object;
}

describe("a surface that cannot be added", () => {
  const cases: readonly (readonly [NewSurface, RegExp])[] = [
    [surface("indexer.openapi.yaml", { name: "Indexer_" }), /name: expected words in lower case/],
    [surface("indexer.openapi.yaml", { name: "beacon", protocols: ["base"] }), /endpoints\.beacon already/],
    [
      surface("indexer.openapi.yaml", { protocols: ["etherium"] }),
      /no protocol etherium; use one of ethereum,/,
    ],
    [
      surface("indexer.openapi.yaml", { credentials: ["cookie"] }),
      /cookie is not in credentials; add it there or use one of url-token,/,
    ],
    [
      surface("indexer.openapi.yaml", { name: "transport", protocols: ["base"] }),
      /packages\/transport\/package\.json exists already; choose another name/,
    ],
    [surface("ledger.proto"), /needs --genesis/],
    [surface("ledger.proto", { genesis: "1", spec: 'syntax = "proto3";' }), /states no package/],
  ];

  it.each(cases)("is rejected with the reason, and changes nothing: %#", async (wrong, why) => {
    const copy = mkdtempSync(join(tmpdir(), "wrong-surface-"));
    try {
      cpSync(join(root, "specs"), join(copy, "specs"), { recursive: true });
      mkdirSync(join(copy, "packages/transport"), { recursive: true });
      writeFileSync(join(copy, "packages/transport/package.json"), "{}");
      const before = listFiles(copy);
      await expect(addSurface(copy, wrong)).rejects.toThrow(why);
      expect(listFiles(copy)).toEqual(before);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});

it("a template that names no fact is an error, and texts are filled in as they are", () => {
  expect(() => fill("{{nmae}}", { name: "x" })).toThrow("there is no fact nmae");
  expect(() => fill("{{^nmae}}x{{/nmae}}", { name: "x" })).toThrow("there is no fact nmae");
  expect(() => fill("{{#rows}}{{nmae}}{{/rows}}", { rows: [{ name: "x" }] })).toThrow(
    "there is no fact nmae",
  );
  expect(fill("{{#quote}}{{name}}{{/quote}}", { name: `"a" {{x}}` })).toBe('"\\"a\\" {{x}}"');
  expect(fill("{{name}}{{read}}", { name: `"a" & <b>`, read: undefined })).toBe('"a" & <b>');
});

it("each kind of credential in the catalog has its code", () => {
  const kinds = readTable<object>("credentials.yaml");
  const { surfaces } = new ModelLoader(root, []).catalog();
  const used = Object.values(surfaces).flatMap(({ credentials }) => credentials);
  expect(used.filter((kind) => !Object.hasOwn(kinds, kind))).toEqual([]);
});

interface Manifest {
  devDependencies?: object;
  readonly exports?: Record<string, object>;
}

it("templates of a package's configuration are those of a package that there is", () => {
  const own = join(root, "packages/management");
  const template = join(import.meta.dirname, "../templates/rest/packages/__name__");
  for (const name of ["tsconfig.json", "test/tsconfig.json", "package.json"]) {
    const text = readFileSync(join(template, `${name}.template`), "utf8")
      .replaceAll("{{name}}", "management")
      .replace(/\{\{#quote\}\}.*\{\{\/quote\}\}/, '""');
    const { version, description, keywords } = JSON.parse(readFileSync(join(own, name), "utf8")) as Record<
      string,
      unknown
    >;
    const filled = JSON.parse(text) as object;
    const expected = JSON.parse(readFileSync(join(own, name), "utf8")) as Manifest;
    // What only this package has.
    delete expected.devDependencies;
    delete expected.exports?.["./webhooks"];
    expect("name" in filled ? { ...filled, version, description, keywords } : filled).toEqual(expected);
  }
});

/** The texts of all files in a folder. */
function listFiles(folder: string): Record<string, string> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );
}

/** Adds a REST, a JSON-RPC and a gRPC surface to a copy of the repository. */
async function addSurfaces(copy: string): Promise<void> {
  const credentials = ["bearer", "path-key"];
  await addSurface(copy, surface("indexer.openapi.yaml", { protocols: ["ethereum", "base"], credentials }));
  await addSurface(copy, surface("lending.openrpc.yaml", { protocols: ["ethereum"] }));
  await addSurface(copy, surface("ledger.proto", { genesis: "0xabc" }));
}

it("surfaces that are added to a copy of the repository are read from its specs, for the protocols that were named", async () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "added-surfaces-")));
  try {
    await copyFiles(root, copy);
    await addSurfaces(copy);
    // Not the other REST APIs and JSON-RPC methods: reading all specs takes long.
    const specs = new ModelLoader(copy, ["indexer"]);
    const { protocols } = specs.catalog();
    expect(protocols["ethereum"]?.endpoints).toContain("indexer");
    expect(protocols["base"]?.endpoints).toContain("indexer");
    expect(protocols["ethereum"]?.families).toContain("lending");
    expect(protocols["base"]?.families).not.toContain("lending");
    const rest = await specs.rest();
    await rest.linted;
    const calls = rest.specs.get("indexer")?.spec.operations.map(({ name }) => name);
    expect(calls).toEqual(["listTransactions", "getBlockTransactions", "watchAccount"]);
    const ledger = (await specs.grpc()).get("ledger")?.operations.map(({ name }) => name);
    expect(ledger).toEqual(["getHeight"]);
    const client = readFileSync(join(copy, "packages/grpc/src/ledger/index.ts"), "utf8");
    const imported = [...client.matchAll(/"\.\.\/((?:runtime|wire)\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(imported.filter((file) => !existsSync(join(copy, "packages/grpc/src", file)))).toEqual([]);
    expect(imported).not.toEqual([]);
    for (const file of ["src/index.ts", "test/tsconfig.json"])
      expect(existsSync(join(copy, "packages/indexer", file)), file).toBe(true);
    const manifest = JSON.parse(readFileSync(join(copy, "packages/indexer/package.json"), "utf8")) as object;
    const description = 'Typed client: What an account "has done", by an index of all blocks';
    expect(manifest).toMatchObject({ name: "@node-access/indexer", description });
  } finally {
    rmSync(copy, { recursive: true });
  }
});

// Generating, building and serving takes long, and is for the night.
describe.runIf(process.env["NIGHTLY"])(
  "a REST, a JSON-RPC and a gRPC surface that are added to a copy of the repository",
  () => {
    let copy = "";
    let built: Built;
    const gateways: Gateway[] = [];

    beforeAll(async () => {
      copy = await copyRepository(root);
      await addSurfaces(copy);
      await must(copy, "node", "tools/codegen/generate/src/main.mjs");
      linkPackage(copy, "indexer");
      await must(
        copy,
        "tsc",
        "-b",
        ...["indexer", "indexer/test", "rpc", "grpc", "gateway"].map((one) => `packages/${one}`),
      );
      const load = (path: string): Promise<object> =>
        import(/* @vite-ignore */ pathToFileURL(join(copy, "packages", path)).href) as Promise<object>;
      const paths = [
        "gateway/dist/index.js",
        "indexer/dist/index.js",
        "rpc/dist/index.js",
        "grpc/dist/ledger/index.js",
      ];
      built = Object.assign(
        {},
        await load("auth/dist/index.js"),
        ...(await Promise.all(paths.map(load))),
      ) as Built;
    }, 300_000);
    afterAll(async () => {
      for (const gateway of gateways) await gateway.close();
      rmSync(copy, { recursive: true, force: true });
    });

    async function open(networks: object): Promise<Gateway> {
      const gateway = await built.createGateway({ networks });
      gateways.push(gateway);
      return gateway;
    }

    function findNode({ credentials }: Gateway, protocol: string): Node {
      const node = credentials.nodes[protocol];
      if (!node) throw new Error(`the gateway has no node of ${protocol}`);
      return node;
    }

    /** Each kind of credential, without types. */
    function readCredentials({ key, username, password }: Node): Readonly<Record<string, object>> {
      return {
        bearer: built.bearer(key),
        "path-key": built.pathKey(key),
        "url-token": built.urlToken(key),
        basic: built.basic(username, password),
        "x-token": built.xToken(key),
      };
    }

    /** The response of a call, or the code of its error, by kind of credential. */
    async function byKind(node: Node, call: (credential: object) => Promise<unknown>): Promise<object> {
      const outcomes = Object.entries(readCredentials(node)).map(async ([kind, credential]) => {
        const outcome = await (async () => call(credential))().catch(({ code }: { code: string }) => code);
        return [kind, outcome] as const;
      });
      return Object.fromEntries(await Promise.all(outcomes));
    }

    async function checkSurfaces(gateway: Gateway): Promise<void> {
      const { url, grpcUrl } = gateway;
      const rejected = "CREDENTIAL_NOT_ACCEPTED";
      const [ethereum, ledger] = [findNode(gateway, "ethereum"), findNode(gateway, "ledger")];
      const list = { hashes: ["0x11"] };
      expect(
        await byKind(ethereum, async (credential) =>
          built.createIndexerClient({ endpoint: url, credential }).listTransactions("alice"),
        ),
      ).toEqual({
        bearer: list,
        "path-key": list,
        "url-token": rejected,
        basic: rejected,
        "x-token": rejected,
      });
      expect(
        await byKind(ethereum, async (credential) =>
          built.createRpcClient({ protocol: "ethereum", endpoint: url, credential }).lending_rate(),
        ),
      ).toEqual({
        bearer: rejected,
        "path-key": rejected,
        "url-token": "0x2a",
        basic: "0x2a",
        "x-token": rejected,
      });
      expect(
        await byKind(ledger, async (credential) => {
          const client = built.createLedgerClient({ endpoint: `http://${grpcUrl}`, credential });
          return client.ledger.getHeight({}).finally(() => client.close());
        }),
      ).toEqual({
        bearer: rejected,
        "path-key": rejected,
        "url-token": rejected,
        basic: rejected,
        "x-token": { height: 0n },
      });
    }

    it("are served by simulators, from the examples of their specs, with exactly the credentials that the catalog lists", async () => {
      await checkSurfaces(await open(simulated));
    });

    it("are served from upstreams too, and the gateway itself rejects other credentials", async () => {
      const upstream = await open(simulated);
      const [ethereum, ledger] = [findNode(upstream, "ethereum"), findNode(upstream, "ledger")];
      const gateway = await open({
        "ethereum-mainnet": {
          chainId: "any",
          rpc: at(`${upstream.url}/${ethereum.key}`),
          indexer: at(upstream.url, { authorization: `Bearer ${ethereum.key}` }),
        },
        "ledger-mainnet": {
          chainId: "any",
          grpc: at(`http://${upstream.grpcUrl}`, { "x-token": ledger.key }),
        },
      });
      await checkSurfaces(gateway);
      const { key, username, password } = findNode(gateway, "ethereum");
      const statuses = async (path: string, body?: string): Promise<number[]> => {
        const basic = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
        const given = [
          ["", { authorization: `Bearer ${key}` }],
          [`/${key}`, {}],
          ["", { authorization: basic }],
          ["", { "x-token": key }],
        ] as const;
        const sent = given.map(async ([before, headers]) => {
          const init =
            body === undefined
              ? { headers }
              : { headers: { ...headers, "content-type": "application/json" }, method: "POST", body };
          const response = await fetch(`${gateway.url}${before}${path}`, init as RequestInit);
          await response.body?.cancel();
          return response.status;
        });
        return Promise.all(sent);
      };
      expect(await statuses("/indexer/accounts/alice/transactions")).toEqual([200, 200, 401, 401]);
      const { bearer } = readCredentials(findNode(gateway, "ethereum"));
      const client = built.createIndexerClient({ endpoint: gateway.url, credential: bearer });
      await expect(client.listTransactions("alice", { cursor: "2" })).resolves.toEqual({ hashes: ["0x11"] });
      await expect(client.watchAccount({ account: "bob", label: "rent" })).resolves.toEqual({
        account: "alice",
        label: "savings",
      });
      await expect(client.watchAccount({ account: "bob" })).rejects.toMatchObject({ code: "HTTP_STATUS" });
      const caches = async (block: string): Promise<(string | null)[]> => {
        const url = `${gateway.url}/${key}/indexer/blocks/${block}/transactions`;
        const responses = [await fetch(url), await fetch(url)];
        await Promise.all(responses.map((response) => response.body?.cancel()));
        return responses.map(({ headers }) => headers.get("x-node-access-cache"));
      };
      // The block with a hash never changes; a reorg may replace the block with a number.
      expect(await caches(`0x${"ab".repeat(32)}`)).toEqual(["miss", "hit"]);
      expect(await caches("7")).toEqual([null, null]);
      const call = '{"jsonrpc":"2.0","id":1,"method":"lending_rate","params":[]}';
      expect(await statuses("", call)).toEqual([401, 200, 200, 401]);
    });

    it.runIf(process.env["NIGHTLY"])(
      "withstand a misbehaving server like the other clients",
      async () => {
        for (const name of ["indexer", "ledger"]) {
          const adapter = `tools/check/hostile/src/adapters/${name}.ts`;
          const { code, output } = await run(
            process.execPath,
            ["tools/check/hostile/src/main.ts", "--client", adapter],
            {
              cwd: copy,
              env: { ...process.env, INIT_CWD: copy },
            },
          );
          expect(output).toContain(`${name}: follows every rule`);
          expect(code).toBe(0);
        }
      },
      300_000,
    );

    it("are called by the programs that check installed packages", async () => {
      const { byImport } = (await import(
        /* @vite-ignore */ pathToFileURL(join(copy, "tools/publish/release/src/consumers/programs.ts")).href
      )) as { readonly byImport: string };
      const gateway = await built.createGateway({
        networks: {
          ...simulated,
          "hyperliquid-mainnet": "simulator",
          "solana-mainnet": "simulator",
          "sui-mainnet": "simulator",
          "tezos-mainnet": "simulator",
          "tron-mainnet": "simulator",
        },
      });
      gateways.push(gateway);
      const { credentials, url, grpcUrl } = gateway;
      const keys = Object.entries(credentials.nodes).map(([protocol, { key }]) => [protocol, key]);
      const place = {
        url,
        wsUrl: url.replace("http", "ws"),
        grpcUrl: `http://${grpcUrl}`,
        apiKey: credentials.apiKey,
        keys: Object.fromEntries(keys),
      };
      const program = join(copy, "packages/cli/program.mjs");
      writeFileSync(program, byImport);
      const { code, output } = await run(process.execPath, [program, JSON.stringify(place)], { cwd: copy });
      expect(code, output).toBe(0);
      expect(JSON.parse(output)).toMatchObject({ indexer: '{"hashes":["0x11"]}', ledger: "height" });
    });

    it("leave a repository whose checks pass: its shape, its lockfile, its types, its lint, and the new package's test", async () => {
      await must(copy, "node", "tools/check/package-check/src/shape.ts");
      await must(copy, "pnpm", "install", "--lockfile-only", "--no-frozen-lockfile", "--offline");
      await must(copy, "oxfmt");
      await must(copy, "tsc", "-b", "tools/run/tour", "tools/check/hostile");
      const written = ["packages/indexer/src", "packages/indexer/test", "packages/grpc/src/ledger/index.ts"];
      await must(copy, "oxlint", "--deny-warnings", ...written);
      await must(
        join(copy, "packages/indexer"),
        "vitest",
        "run",
        "--config",
        "../../vitest.config.ts",
        "--root",
        ".",
      );
    });
  },
);
