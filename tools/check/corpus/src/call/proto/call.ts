import {
  createFileRegistry,
  type DescMessage,
  type DescMethod,
  equals,
  fromBinary,
  fromJson,
  type JsonValue,
  type Message,
  type Registry,
  toBinary,
} from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import type { ConnectRouter } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { listen, type LocalServer } from "@node-access-tools/local-servers";
import { compileProtos, findProtos } from "@node-access/generate/proto";
import { createServer } from "node:http2";
import type { Fetched } from "../../sources.ts";
import { type Called, CallReport, load } from "../calls.ts";
import { sampleMessage } from "./samples.ts";

/** A call in a client's table of services. */
interface Row {
  readonly name: string;
  readonly stream: "none" | "client" | "server" | "both";
  readonly request: string;
  readonly response: string;
}

interface Codec {
  decode(bytes: Uint8Array): unknown;
  encode(message: unknown): { finish(): Uint8Array };
}

interface Services {
  readonly corpusServices: Readonly<Record<string, Readonly<Record<string, Row>>>>;
}

interface Entry {
  createCorpusClient(options: object): { close(): Promise<void> } & Readonly<Record<string, Service>>;
}

type Service = Readonly<Record<string, (request: unknown) => unknown>>;

/**
 * Calls every method of a compiled client of protos once, over gRPC. The server reads requests and writes responses with
 * @bufbuild/protobuf and the protos: both must be equal to messages in which all fields have values.
 */
export async function callProtos({ path, include }: Fetched, client: string): Promise<Called> {
  const image = (await compileProtos(findProtos(path, include))) as unknown as JsonValue;
  const registry = createFileRegistry(
    fromJson(FileDescriptorSetSchema, image, { ignoreUnknownFields: true }),
  );
  const { corpusServices } = await load<Services>(client, "services.js");
  const codecs = await load<Readonly<Record<string, Codec>>>(client, "messages.js");
  const { createCorpusClient } = await load<Entry>(client, "client.js");
  const report = new CallReport();
  const server = await serve(registry, report.fail);
  const services = createCorpusClient({ endpoint: server.url, retries: 0, timeout: 10_000 });
  try {
    for (const [property, methods] of Object.entries(corpusServices))
      for (const [name, row] of Object.entries(methods))
        await report.operation(row.name, async () => {
          const { input, output } = findMethod(row, registry);
          const [request, response] = [codecs[row.request], codecs[row.response]];
          if (!request || !response)
            return report.fail(`messages.js has no ${row.request} or ${row.response}`);
          const given = request.decode(toBinary(input, sampleMessage(input)));
          const streams = row.stream === "client" || row.stream === "both";
          const result = services[property]?.[name]?.(streams ? several(given) : given);
          const results =
            row.stream === "none" || row.stream === "client" ? [await result] : await collect(result);
          if (results.length === 0) report.fail("the stream has no message");
          for (const one of results)
            if (!isEqual(output, fromBinary(output, response.encode(one).finish()), registry))
              report.fail(`the result is not the ${output.typeName} that was sent`);
        });
  } finally {
    await services.close();
    await server.close();
  }
  return report.finish();
}

function findMethod(
  { name }: Row,
  registry: Registry,
): { readonly input: DescMessage; readonly output: DescMessage } {
  const [service = "", method = ""] = name.split("/");
  const found = registry.getService(service)?.methods.find((one) => one.name === method);
  if (!found) throw new Error("the protos have no such method");
  return found;
}

function isEqual(type: DescMessage, message: Message, registry: Registry): boolean {
  return equals(type, message, sampleMessage(type), { registry });
}

async function* several(message: unknown): AsyncGenerator<unknown> {
  yield message;
  yield message;
}

async function collect(results: unknown): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const one of results as AsyncIterable<unknown>) all.push(one);
  return all;
}

/** Starts a server of all services of the protos. It compares each request, and responds with a sample. */
function serve(registry: Registry, fail: (what: string) => void): Promise<LocalServer> {
  const handler = ({ input, output, methodKind }: DescMethod): unknown => {
    const respond = async (given: Message | AsyncIterable<Message>): Promise<Message> => {
      for await (const one of Symbol.asyncIterator in given ? given : [given])
        if (!isEqual(input, one, registry)) fail(`the request is not the ${input.typeName} that was passed`);
      return sampleMessage(output);
    };
    if (methodKind === "unary" || methodKind === "client_streaming") return respond;
    return async function* (given: Message | AsyncIterable<Message>): AsyncGenerator<Message> {
      yield await respond(given);
    };
  };
  const routes = (router: ConnectRouter): void => {
    for (const type of registry)
      if (type.kind === "service")
        router.service(
          type,
          Object.fromEntries(type.methods.map((method) => [method.localName, handler(method)])) as never,
        );
  };
  return listen(createServer(connectNodeAdapter({ routes })));
}
