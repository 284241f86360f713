import type { GeneratedClient } from "./generated-client.ts";
import type { ClientNames } from "./client-files.ts";
import { compileProtos } from "../read/proto/compile-protos.ts";
import { findProtos } from "../read/proto/find-protos.ts";
import { grpcFiles, grpcNames } from "./grpc-files.ts";
import { messageFiles } from "./message-files.ts";
import { readProtos } from "../read/proto/read-protos.ts";

/**
 * Generates a client for gRPC services.
 *
 * @param path - A proto file, or a folder that contains some.
 * @param include - Folders to search first for imports.
 * @throws Mistakes listing everything that is not supported.
 */
export async function generateGrpcClient(
  path: string,
  include: readonly string[],
  names: ClientNames,
): Promise<GeneratedClient> {
  const compiled = await compileProtos(findProtos(path, include));
  const grpc = readProtos(compiled, path, grpcNames(names.name));
  const messages = await messageFiles(grpc, compiled.binary, names);
  const files = new Map([...messages, ...grpcFiles(grpc.services, names, messages.has("enums.ts"))]);
  const methods = grpc.services.flatMap((service) => service.methods);
  const writes = methods.filter(({ idempotency }) => idempotency === "write").length;
  const remedy = "`option idempotency_level = NO_SIDE_EFFECTS` or `IDEMPOTENT`";
  return { name: names.name, files, methods: methods.length, writes, remedy };
}
