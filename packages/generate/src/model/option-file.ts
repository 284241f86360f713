/** Says whether a file only serves to state options, which are no part of any client. */
export function isOption(file: string): boolean {
  return file.startsWith("node_access/") || file === "google/protobuf/descriptor.proto";
}
