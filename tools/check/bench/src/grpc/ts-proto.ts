import type * as geyser from "@node-access/grpc/geyser/messages";
import { startBuf, startBuild } from "@node-access/generate/proto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createFileRegistry, fromJson, type JsonValue, type Registry } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";

type Messages = typeof geyser;

const folder = join(import.meta.dirname, "../../.results/ts-proto");

/** Generates Geyser's messages with ts-proto, with its usual options for 64-bit integers and `oneof`, and loads them. */
export async function loadTsProto(): Promise<
  Pick<Messages, "GetSlotResponse" | "SubscribeRequest" | "SubscribeUpdate">
> {
  const template = {
    version: "v2",
    clean: true,
    plugins: [
      {
        local: createRequire(import.meta.url).resolve("ts-proto/protoc-gen-ts_proto"),
        out: folder,
        strategy: "all",
        opt: [
          "enumsAsLiterals=true",
          "esModuleInterop=true",
          "forceLong=bigint",
          "importSuffix=.ts",
          "oneof=unions-value",
          "outputJsonMethods=false",
          "outputServices=none",
          // A date would lose the nanoseconds.
          "useDate=false",
        ],
      },
    ],
  };
  await startBuf(specs, ["generate", "--template", JSON.stringify(template), "--path", "geyser"]);
  const modules = ["geyser", "subscribe_request", "subscribe_update"].map(
    (name) => import(pathToFileURL(join(folder, `geyser/${name}.ts`)).href),
  );
  return Object.assign({}, ...(await Promise.all(modules))) as Messages;
}

/** The folder of the protos. */
export const specs: string = join(import.meta.dirname, "../../../../../specs/grpc");

/** The descriptors of the protos, for libraries that read them at run time. */
export async function registry(): Promise<Registry> {
  // What buf prints is JSON.
  const image = (await startBuild(specs)) as unknown as JsonValue;
  return createFileRegistry(fromJson(FileDescriptorSetSchema, image, { ignoreUnknownFields: true }));
}
