import {
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { onTestFinished } from "vitest";

/** The value exported under a message's name. */
interface Codec<T> {
  encode(message: T): { finish(): Uint8Array };
  decode(bytes: Uint8Array): T;
  fromPartial(object: never): T;
}

/** A method that a test serves. */
export interface Served {
  readonly definition: ServiceDefinition;
  readonly handlers: UntypedServiceImplementation;
}

export function unary<Request, Response>(
  path: string,
  request: Codec<Request>,
  response: Codec<Response>,
  handler: handleUnaryCall<Request, Partial<Response>>,
): Served {
  return { definition: createDefinition(path, request, response, false, false), handlers: { call: handler } };
}

export function serverStream<Request, Response>(
  path: string,
  request: Codec<Request>,
  response: Codec<Response>,
  handler: handleServerStreamingCall<Request, Partial<Response>>,
): Served {
  return { definition: createDefinition(path, request, response, false, true), handlers: { call: handler } };
}

export function clientStream<Request, Response>(
  path: string,
  request: Codec<Request>,
  response: Codec<Response>,
  handler: handleClientStreamingCall<Request, Partial<Response>>,
): Served {
  return { definition: createDefinition(path, request, response, true, false), handlers: { call: handler } };
}

export function bothStreams<Request, Response>(
  path: string,
  request: Codec<Request>,
  response: Codec<Response>,
  handler: handleBidiStreamingCall<Request, Partial<Response>>,
): Served {
  return { definition: createDefinition(path, request, response, true, true), handlers: { call: handler } };
}

function createDefinition<Request, Response>(
  path: string,
  request: Codec<Request>,
  response: Codec<Response>,
  requestStream: boolean,
  responseStream: boolean,
): ServiceDefinition {
  const call = {
    path,
    requestStream,
    responseStream,
    requestSerialize: createEncoder(request),
    requestDeserialize: (bytes: Buffer) => request.decode(bytes),
    responseSerialize: createEncoder(response),
    responseDeserialize: (bytes: Buffer) => response.decode(bytes),
  };
  return { call };
}

/** Starts a real server on loopback for one test. @returns its port and a function that stops it immediately. */
export async function startServer(
  calls: readonly Served[],
  credentials: ServerCredentials = ServerCredentials.createInsecure(),
  port = 0,
  host = "127.0.0.1",
): Promise<{ port: number; endpoint: string; stop: () => void }> {
  const server = new Server();
  for (const { definition, handlers } of calls) server.addService(definition, handlers);
  const bound = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`${host}:${port}`, credentials, (error, actual) =>
      error ? reject(error) : resolve(actual),
    ),
  );
  onTestFinished(() => server.forceShutdown());
  return { port: bound, endpoint: `http://127.0.0.1:${bound}`, stop: () => server.forceShutdown() };
}

function createEncoder<T>(codec: Codec<T>): (message: unknown) => Buffer {
  // The result of a handler is checked by the caller.
  return (message) => Buffer.from(codec.encode(codec.fromPartial(message as never)).finish());
}

/** The x-token of a call. */
export function readToken(metadata: Metadata): string {
  return metadata.get("x-token").join();
}
