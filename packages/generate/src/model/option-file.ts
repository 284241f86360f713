/** Whether a proto file only declares options, which no client contains. */
export function isOption(file: string): boolean {
  return /^(node_access|google\/api)\//.test(file) || file === "google/protobuf/descriptor.proto";
}
