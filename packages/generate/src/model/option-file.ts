/** Whether a proto file only declares options, which no client contains. */
export function isOption(file: string): boolean {
  return file.startsWith("node_access/") || file === "google/protobuf/descriptor.proto";
}
