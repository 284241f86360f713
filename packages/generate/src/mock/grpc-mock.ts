import {
  createFileRegistry,
  type DescMethod,
  type DescService,
  fromJson,
  type JsonValue,
  type Message,
} from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { type Code, ConnectError, type HandlerContext, type ServiceImpl } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createHttp2, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { createServer, type Socket } from "node:net";
import { compileProtos } from "../read/proto/compile-protos.ts";
import { findProtos } from "../read/proto/find-protos.ts";
import { createMistakes } from "../spec-file/mistakes.ts";
import { messageExample } from "./grpc-examples.ts";
import type { MockListener } from "./exchange.ts";
import type { MockCall } from "./mock-call.ts";

type Request = Http2ServerRequest | IncomingMessage;
type Response = Http2ServerResponse | ServerResponse;

/**
 * Makes a server that responds to gRPC, gRPC-Web and Connect with examples of messages, without TLS.
 *
 * @throws Mistakes if the protos do not compile, or have no services.
 */
export async function createGrpcMock(
  path: string,
  include: readonly string[],
  onCall: (call: MockCall) => void,
): Promise<MockListener> {
  const protos = findProtos(path, include);
  const image = (await compileProtos(protos)) as object as JsonValue;
  // Custom options say nothing about messages.
  const registry = createFileRegistry(
    fromJson(FileDescriptorSetSchema, image, { ignoreUnknownFields: true }),
  );
  const own = new Set(protos.filter(({ isOwn }) => isOwn).map(({ name }) => name.replace(/\.proto$/, "")));
  const services = [...registry].filter(
    (one): one is DescService => one.kind === "service" && own.has(one.file.name),
  );
  if (services.length === 0)
    throw createMistakes(path, "it has no services", "name a proto file that has one, or a folder with it");
  const handler = connectNodeAdapter({
    jsonOptions: { ignoreUnknownFields: false },
    routes(router) {
      for (const service of services) router.service(service, createImplementation(service));
    },
  });
  const names = new Map(
    services.flatMap((service) =>
      service.methods.map(({ name }) => [`/${service.typeName}/${name}`, `${service.name}.${name}`] as const),
    ),
  );
  const sockets = new Set<Socket>();
  const listener = (request: Request, response: Response): void => {
    if (allowsBrowsers(request, response)) return;
    response.once("close", () => onCall(describeCall(request, response, names)));
    handler(request, response);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).once("error", () => socket.destroy());
    // gRPC has HTTP/2. Browsers have HTTP/1.1 for an address without TLS.
    socket.once("data", (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first.toString("latin1", 0, 3) === "PRI" ? http2 : http).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  const http2 = createHttp2(listener);
  const http = createHttp(listener);
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return { server, operations: names.size, reports: [], end };
}

function createImplementation(service: DescService): Partial<ServiceImpl<DescService>> {
  return Object.fromEntries(
    service.methods.map((method) => [method.localName, responder(method)]),
  ) as Partial<ServiceImpl<DescService>>;
}

/** Streams of the caller are read to their end. Streams of the server have one message, or one for each of the caller's. */
function responder(method: DescMethod): unknown {
  const example = (context: HandlerContext): Message => {
    const code = /\bcode=(\d+)\b/.exec(context.requestHeader.get("prefer") ?? "")?.[1];
    if (code !== undefined)
      throw new ConnectError("the response that the request prefers", Number(code) as Code);
    return fromJson(method.output, messageExample(method.output));
  };
  const { methodKind } = method;
  if (methodKind === "unary") return (_: unknown, context: HandlerContext) => example(context);
  if (methodKind === "server_streaming")
    return async function* (_: unknown, context: HandlerContext) {
      yield example(context);
    };
  if (methodKind === "client_streaming")
    return async (requests: AsyncIterable<unknown>, context: HandlerContext) => {
      for await (const request of requests) void request;
      return example(context);
    };
  return async function* (requests: AsyncIterable<unknown>, context: HandlerContext) {
    for await (const request of requests) {
      void request;
      yield example(context);
    }
  };
}

/** Lets programs in browsers call from any page. Returns whether the request only asked for this. */
function allowsBrowsers(request: Request, response: Response): boolean {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "*");
  const { method, headers } = request;
  if (method !== "OPTIONS") return false;
  response.setHeader("access-control-allow-methods", "GET, POST");
  response.setHeader("access-control-allow-headers", headers["access-control-request-headers"] ?? "*");
  response.statusCode = 204;
  response.end();
  return true;
}

function describeCall(
  { method = "POST", url = "/" }: Request,
  { statusCode }: Response,
  names: ReadonlyMap<string, string>,
): MockCall {
  const path = url.replace(/\?.*$/, "");
  const name = names.get(path);
  const mistakes = name === undefined ? [{ path, message: "is not a method of the protos" }] : [];
  return { method, path, status: statusCode, operations: name === undefined ? [] : [name], mistakes };
}
