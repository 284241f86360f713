export { exitCodes } from "./io/exit-codes.ts";
export type { Io } from "./io/io.ts";
export { run } from "./run.ts";
export { createMcpHandler } from "./mcp/create-mcp-handler.ts";
export type { McpHandler, McpRequest, McpResponse, SharedTexts } from "./mcp/mcp-handler.ts";
