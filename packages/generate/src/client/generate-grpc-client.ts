import { createMistakes, Mistakes } from "../spec-file/mistakes.ts";
import { openProtos } from "../read/proto/read-protos.ts";
import type { ClientNames } from "./client-files.ts";
import type { GeneratedClient } from "./generated-client.ts";
import { grpcFiles, grpcNames } from "./grpc-files.ts";
import { messageFiles } from "./message-files.ts";
import { withPlugins } from "./with-plugins.ts";

/**
 * Generates a client for gRPC services.
 *
 * @throws Mistakes if they do not compile or have no services. With `strict`, it lists everything that is not supported.
 */
export async function generateGrpcClient(
  path: string,
  options: Parameters<typeof withPlugins>[3] & {
    readonly include?: readonly string[] | undefined;
    readonly strict?: boolean | undefined;
  },
  names: ClientNames,
): Promise<GeneratedClient> {
  const read = await openProtos(path, options.include ?? [], grpcNames(names.name));
  const { operations, sections } = read.spec;
  const remedy = "name a proto file that has one, or a folder with it";
  const empty = sections.length === 0 ? createMistakes(path, "it has no services", remedy).mistakes : [];
  Mistakes.throwIfAny([...empty, ...(options.strict ? read.mistakes : [])]);
  const messages = messageFiles(read, names);
  const client = {
    name: names.name,
    files: new Map([...messages, ...grpcFiles(read, names, messages.has("enums.ts"))]),
    methods: operations.length,
    reports: read.mistakes,
    writes: operations.filter(({ idempotency }) => idempotency === "write").length,
    remedy: "`option idempotency_level = NO_SIDE_EFFECTS` or `IDEMPOTENT`",
  };
  const findProperty = (section: string): string => read.properties.get(section) ?? "";
  return withPlugins(client, path, { name: names.name, spec: read.spec, propertyOf: findProperty }, options);
}
