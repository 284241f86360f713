import type { AddressInfo } from "node:net";
import { isProtos, withProtoTools } from "../read/proto/proto-tools.ts";
import type { Mistake } from "../spec-file/mistakes.ts";
import type { MockCall } from "./mock-call.ts";
import { createHttpMock } from "./http-mock.ts";

/** Options of {@link startMockServer}. */
export interface MockServerOptions {
  /** The port. Default: a free one. */
  readonly port?: number | undefined;
  /** The address to listen at. Default: `127.0.0.1`. */
  readonly host?: string | undefined;
  /**
   * The operations to respond to: `tag:NAME`, `path:PATH` or `method:NAME`, where `*` stands for any text. Default: all.
   * For protos, folders to search first for imports.
   */
  readonly include?: readonly string[] | undefined;
  /** Operations to omit, in the same form. Default: none. */
  readonly exclude?: readonly string[] | undefined;
  /** Files, folders and addresses that the spec may refer to. Default: those in its folder and below, or of its origin. */
  readonly allow?: readonly string[] | undefined;
  /** Called after each response. */
  readonly onCall?: ((call: MockCall) => void) | undefined;
}

/** A server that responds as a spec describes. */
export interface MockServer {
  /** The address for a client's `endpoint`, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The number of operations. */
  readonly operations: number;
  /** The parts of the spec that are wrong or not supported. */
  readonly reports: readonly Mistake[];
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a server that responds to every operation of a spec with the spec's example, or with one that is made from the
 * schema. Requests that are not what the spec describes are rejected, with the place of each mistake.
 *
 * @param path - The spec: an OpenRPC or OpenAPI file or the address of one, a proto file, or a folder with proto files.
 * @param options - Where to listen, and which operations to respond to.
 * @returns the server, once it listens.
 * @throws Mistakes if the spec cannot be parsed, or describes no operation; an `Error` with a `code` if the port is in use.
 *
 * @example
 * ```ts
 * import { startMockServer } from "@node-access/generate/mock";
 *
 * const server = await startMockServer("acme.openapi.yaml");
 * const response = await fetch(`${server.url}/jobs/7`);
 * console.log(response.status, await response.json());
 * await server.close();
 * ```
 */
export async function startMockServer(path: string, options: MockServerOptions = {}): Promise<MockServer> {
  const { host = "127.0.0.1", port = 0, onCall = () => {} } = options;
  const { server, end, operations, reports } = isProtos(path)
    ? await (
        await withProtoTools(path, "mock", () => import("./grpc-mock.ts"))
      ).createGrpcMock(path, options.include ?? [], onCall)
    : await createHttpMock(path, options, onCall);
  await new Promise<void>((done, fail) => server.once("error", fail).listen(port, host, done));
  const { port: own } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    end();
    await closed;
  };
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${own}`;
  return { operations, reports, url, close };
}
