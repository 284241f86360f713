import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { listen } from "@node-access-tools/local-servers";
import { parse } from "yaml";
import { type Called, CallReport, load, shown } from "../calls.ts";
import { at, type Loose, resolved, createSample } from "../samples.ts";

interface Method {
  readonly name: string;
  readonly byName: boolean;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: unknown;
}

interface Entry {
  createCorpusClient(
    options: object,
  ): Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
}

/**
 * Calls every method of a compiled client of an OpenRPC document once. A server checks the request against the document, and
 * responds with an example; the client must return it.
 */
export async function callOpenRpc(path: string, client: string): Promise<Called> {
  const document = parse(readFileSync(path, "utf8"), { maxAliasCount: -1 }) as Loose;
  const methods = (document["methods"] as readonly Loose[])
    // A client sends no notifications.
    .filter((one) => at(resolved(one, document), "result") !== undefined)
    .map((one) => readMethod(one, document));
  const report = new CallReport();
  let expected: Method | undefined;
  const server = createServer((request, response) => {
    void json(request).then((received) => {
      if (expected === undefined || request.method !== "POST")
        report.fail("the client sent a second request");
      else check(received, expected, report.fail);
      const result = expected?.result ?? null;
      expected = undefined;
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ jsonrpc: "2.0", id: at(received, "id"), result }));
    });
  });
  const { url: endpoint, close } = await listen(server);
  try {
    const { createCorpusClient } = await load<Entry>(client, "client.js");
    const called = createCorpusClient({ endpoint, retries: 0, timeout: 5_000 });
    for (const method of methods)
      await report.operation(method.name, async () => {
        const call = called[method.name];
        if (call === undefined) return report.fail("the client does not have it");
        expected = method;
        const result = await call(...method.params.map(({ value }) => value));
        if (expected !== undefined) report.fail("the client sent nothing");
        if (!isDeepStrictEqual(result, method.result))
          report.fail(`the result is ${shown(result)}, expected ${shown(method.result)}`);
      });
  } finally {
    await close();
  }
  return report.finish();
}

function readMethod(written: unknown, document: Loose): Method {
  const method = resolved(written, document);
  const [example] = (at(method, "examples") ?? []) as readonly unknown[];
  const pairing = resolved(example, document);
  const stated = ((at(pairing, "params") ?? []) as readonly unknown[]).map((one) => resolved(one, document));
  const params = ((at(method, "params") ?? []) as readonly unknown[]).map((one, index) => {
    const param = resolved(one, document);
    const own = stated.find((two) => at(two, "name") === at(param, "name")) ?? stated[index];
    return {
      name: String(at(param, "name")),
      // Where the document has examples, an optional param without one is omitted.
      value: plain(
        stated.length > 0 && at(param, "required") !== true
          ? at(own, "value")
          : (at(own, "value") ?? createSample(param, document, "sent")),
      ),
    };
  });
  const described = resolved(at(method, "result"), document);
  const result =
    at(resolved(at(pairing, "result"), document), "value") ?? createSample(described, document, "received");
  return {
    name: String(at(method, "name")),
    byName: at(method, "paramStructure") === "by-name",
    params,
    result: plain(result ?? null),
  };
}

/** A value as JSON carries it. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function check(received: unknown, { name, params, byName }: Method, fail: (what: string) => void): void {
  if (at(received, "jsonrpc") !== "2.0") fail(`jsonrpc is ${shown(at(received, "jsonrpc"))}`);
  if (at(received, "method") !== name)
    fail(`the method is ${shown(at(received, "method"))}, expected ${name}`);
  const given = params.filter(({ value }) => value !== undefined);
  const named = Object.fromEntries(given.map((one) => [one.name, one.value]));
  const last = params.findLastIndex(({ value }) => value !== undefined);
  const listed = params.slice(0, last + 1).map(({ value }) => value ?? null);
  const found = at(received, "params") ?? [];
  const isList = Array.isArray(found);
  if (isList === byName && given.length > 0) fail(`the params are ${isList ? "a list" : "an object"}`);
  if (!isDeepStrictEqual(found, isList ? listed : named))
    fail(`the params are ${shown(found)}, expected ${shown(isList ? listed : named)}`);
}
