import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { readOpenApi } from "../read/open-api/read-open-api.ts";
import { checkSelection, openDocument } from "../read/open-document.ts";
import { readOpenRpc } from "../read/open-rpc/read-open-rpc.ts";
import { Selection } from "../read/selection.ts";
import { field, list, text } from "../read/spec-document.ts";
import { mapValues } from "../model/tables.ts";
import { shownSpec } from "../spec-file/spec-address.ts";
import { jsonResponse, type MockListener, type MockResponse, type MockService } from "./exchange.ts";
import type { MockCall } from "./mock-call.ts";
import { RestMock } from "./rest-mock.ts";
import { RpcMock } from "./rpc-mock.ts";

/** What a mock of an OpenAPI or OpenRPC document responds to. */
interface Selected {
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly allow?: readonly string[] | undefined;
}

/** Makes a server that responds as an OpenAPI or OpenRPC document says. */
export async function createHttpMock(
  path: string,
  selected: Selected,
  onCall: (call: MockCall) => void,
): Promise<MockListener> {
  const { service, ...facts } = await createMock(path, selected);
  const server = createServer((request, response) => {
    void respond(service, request, response).then(onCall, () => {
      // The caller is gone.
      response.destroy();
    });
  });
  if (!(service instanceof RpcMock)) return { ...facts, server, end: () => server.closeAllConnections() };
  const { serveSockets } = await import("./rpc-sockets.ts");
  const sockets = serveSockets(server, service, onCall);
  return {
    ...facts,
    server,
    end() {
      sockets.close();
      server.closeAllConnections();
    },
  };
}

async function createMock(
  path: string,
  { include, exclude, allow }: Selected,
): Promise<Pick<MockListener, "operations" | "reports"> & { readonly service: MockService }> {
  const selection = new Selection(include, exclude);
  const { kind, document } = await openDocument(path, allow);
  const name = "Mock";
  const read =
    kind === "openrpc"
      ? readOpenRpc(document, { name, selection, readsNumbers: false, readsExamples: true }).spec
      : readOpenApi(document, { name, selection, readsBytes: true, readsExamples: true });
  checkSelection(selection, shownSpec(path));
  if (read.operations.length === 0) document.check();
  const facts = { operations: read.operations.length, reports: document.mistakes };
  if (read.kind === "json-rpc") return { ...facts, service: new RpcMock(read) };
  return { ...facts, service: new RestMock(read, prefixes(document.file.value)) };
}

/** The paths of the spec's servers, which clients may have in their endpoint. */
function prefixes(spec: unknown): string[] {
  return list(field(spec, "servers")).flatMap((server) => {
    const url = text(field(server, "url")) ?? "";
    const path = url.replace(/^[a-z][\w+.-]*:\/\/[^/]*|^\/\/[^/]*/i, "").replace(/\/$/, "");
    return path.startsWith("/") && !path.includes("{") ? [path] : [];
  });
}

const CORS = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };

async function respond(
  service: MockService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<MockCall> {
  const { method = "GET", url = "/" } = request;
  const body = await buffer(request);
  const headers = mapValues(request.headers, (value) => [value ?? ""].flat().join(", "));
  const sent = preflight(method, headers) ?? (await answered(service, { method, url, headers, body }));
  response.writeHead(sent.status, { ...CORS, ...sent.headers });
  response.end(method === "HEAD" ? undefined : sent.body);
  const { status, operations, mistakes } = sent;
  return { method, path: url.replace(/\?.*$/, ""), status, operations, mistakes };
}

/** Programs in browsers may call the server from any page. */
function preflight(method: string, headers: Readonly<Record<string, string>>): MockResponse | undefined {
  const wanted = headers["access-control-request-method"];
  if (method !== "OPTIONS" || wanted === undefined) return undefined;
  const allowed = {
    "access-control-allow-methods": wanted,
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
  };
  return { status: 204, headers: allowed, body: "", operations: [], mistakes: [] };
}

/** A schema that cannot be used is the spec's mistake, not the caller's. */
async function answered(
  service: MockService,
  request: Parameters<MockService["respond"]>[0],
): Promise<MockResponse> {
  try {
    return await service.respond(request);
  } catch (error) {
    const message = `the spec's schemas cannot be used: ${(error as Error).message}`;
    return jsonResponse({ title: message, status: 500 }, { status: 500, mistakes: [{ path: "", message }] });
  }
}
