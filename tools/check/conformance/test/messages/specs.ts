import { createFileRegistry, fromJson, type DescMessage, type JsonValue } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { startBuild } from "@node-access/generate/proto";
import type { MessageFns } from "@node-access/grpc";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import protobufjs from "protobufjs";

/** A message of the specs, as three libraries know it. */
export interface SpecMessage {
  readonly name: string;
  /** To protobuf-es. */
  readonly desc: DescMessage;
  /** To the package. */
  readonly ours: MessageFns<object>;
  /** To protobufjs. */
  readonly theirs: protobufjs.Type;
}

const root = join(import.meta.dirname, "../../../../..");
const specs = join(root, "specs/grpc");

/** All messages of the specs, those of protobuf itself included. */
export async function specMessages(): Promise<SpecMessage[]> {
  // What buf prints is JSON.
  const image = (await startBuild(specs)) as unknown as JsonValue;
  const registry = createFileRegistry(
    fromJson(FileDescriptorSetSchema, image, { ignoreUnknownFields: true }),
  );
  const files = [...registry.files].filter(({ name }) => !/^node_access|^google\/api|descriptor$/.test(name));
  const theirs = new protobufjs.Root();
  const own = dirname(createRequire(import.meta.url).resolve("protobufjs/package.json"));
  theirs.resolvePath = (_, target) => join(target.startsWith("google/protobuf/") ? own : specs, target);
  await theirs.load(files.map(({ name }) => `${name}.proto`));
  const all = files.map(async (file) => {
    const messages = withNested(file.messages);
    if (messages.length === 0) return [];
    const module = (await import(join(root, `packages/grpc/src/generated/${file.name}.ts`))) as Readonly<
      Record<string, MessageFns<object>>
    >;
    return messages.map((desc): SpecMessage => {
      const name = desc.typeName.slice(file.proto.package.length + 1).replaceAll(".", "_");
      const ours = module[name];
      if (!ours) throw new Error(`${file.name} has no ${name} in the package`);
      return { name: desc.typeName, desc, ours, theirs: theirs.lookupType(desc.typeName) };
    });
  });
  return (await Promise.all(all)).flat();
}

function withNested(messages: readonly DescMessage[]): DescMessage[] {
  return messages.flatMap((message) => [message, ...withNested(message.nestedMessages)]);
}
