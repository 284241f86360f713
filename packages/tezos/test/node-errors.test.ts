import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import {
  createTezosClient,
  nodeErrors,
  type NodeAccessError,
  type TezosClient,
  urlToken,
} from "../src/index.ts";

interface Answer {
  readonly status: number;
  readonly body: string;
}

async function node(...answers: Answer[]): Promise<{ client: TezosClient; bodies: string[] }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { status, body: text } = answers[Math.min(bodies.length, answers.length - 1)] as Answer;
      bodies.push(body);
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createTezosClient({ endpoint, credential: urlToken("s3cret") });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  return { client, bodies };
}

const rejected = [
  { kind: "permanent", id: "proto.025-PsUshuai.michelson_v1.runtime_error", contract_handle: "KT1" },
  {
    kind: "temporary",
    id: "proto.025-PsUshuai.michelson_v1.script_rejected",
    location: 12,
    with: { int: "1" },
  },
];

it("returns the errors of a node, of any length and with any fields, and does not repeat the call", async () => {
  const long = [{ ...rejected[0], script: "x".repeat(5_000) }, rejected[1]];
  const { client, bodies } = await node({ status: 500, body: JSON.stringify(long) });
  const error: unknown = await client.getContract("main", "head", "KT1").catch((one: unknown) => one);
  expect(nodeErrors(error)).toEqual(long);
  expect((error as NodeAccessError).message).toContain(
    "HTTP 500: proto.025-PsUshuai.michelson_v1.script_rejected",
  );
  expect(bodies).toHaveLength(1);
});

it.each([
  [
    "the failure of a proxy, even as a list of errors",
    502,
    '[{"kind":"temporary","id":"gateway.upstream_failed"}]',
  ],
  ["a status 500 that is not a list of errors", 500, "<html>"],
  ["a list without ids", 500, "[1]"],
])("repeats a read after %s", async (_, status, body) => {
  const { client, bodies } = await node({ status, body }, { status: 200, body: '"1250000"' });
  expect(await client.getBalance("main", "head", "tz1")).toBe("1250000");
  expect(bodies).toHaveLength(2);
});

it("repeats an injection, which is known by its hash, and sends its bytes as a JSON text", async () => {
  const { client, bodies } = await node({ status: 503, body: "" }, { status: 200, body: '"ooHash"' });
  expect(await client.injectOperation("00ff")).toBe("ooHash");
  expect(bodies).toEqual(['"00ff"', '"00ff"']);
});

it("rejects a body that is no text, and shows no secret that a node repeats", async () => {
  const { client, bodies } = await node({
    status: 500,
    body: '[{"kind":"permanent","id":"x","msg":"/s3cret/"}]',
  });
  const wrong = { code: "INVALID_ARGUMENT", context: { path: "body" } };
  await expect(client.injectOperation({} as never)).rejects.toMatchObject(wrong);
  expect(bodies).toHaveLength(0);
  const error: unknown = await client.getConstants("main", "head").catch((one: unknown) => one);
  expect(JSON.stringify(error)).not.toContain("s3cret");
  expect(nodeErrors(error)[0]?.id).toBe("x");
});

it.each([
  ["null", null],
  ["true", true],
  ["[]", []],
  ['{"kind":"new"}', { kind: "new" }],
])("returns %s as it is", async (body, value) => {
  const { client } = await node({ status: 200, body });
  expect(await client.getStakedBalance("main", "head", "tz1")).toEqual(value);
});

it("has no errors for anything else", () => {
  expect(nodeErrors(new Error("other"))).toEqual([]);
  expect(nodeErrors(undefined)).toEqual([]);
});
