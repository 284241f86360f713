import { createFileRegistry, fromJson, type JsonValue, type Registry } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { startBuild } from "@node-access/generate/proto";
import { join } from "node:path";

/** The folder of the protos. */
export const specs: string = join(import.meta.dirname, "../../../../../specs/grpc");

/** The descriptors of the protos, for libraries that read them at run time. */
export async function registry(): Promise<Registry> {
  // What buf prints is JSON.
  const image = (await startBuild(specs)) as unknown as JsonValue;
  return createFileRegistry(fromJson(FileDescriptorSetSchema, image, { ignoreUnknownFields: true }));
}
