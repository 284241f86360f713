import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import type { McpOptions } from "../mcp/mcp-command.ts";
import { withExamples, withTarget } from "./options.ts";

/** Adds the command that serves the Model Context Protocol. */
export function addMcpCommand(program: Command, io: Io): void {
  const command = withTarget(
    program
      .command("mcp")
      .description(
        "Serve tools for agents over the Model Context Protocol: search, describe, call, batch, watch, check.",
      ),
  )
    .option("--port <number>", "serve HTTP on this machine at /mcp, instead of stdio")
    .option("--host <address>", "the address to listen on (default: 127.0.0.1)")
    .option(
      "--callers-credentials",
      "make each call with the credential that its caller sends (Authorization: Bearer ...), for a gateway with many users",
    )
    .option("--allow-writes", "offer calls that change something, each of which must be confirmed")
    .action(async (options: McpOptions) => {
      const { serveMcp } = await import("../mcp/mcp-command.ts");
      await serveMcp(options, io);
    });
  withExamples(
    command,
    "mcp --profile main",
    "mcp --profile main --port 8808",
    "mcp --endpoint https://gateway.example.com --port 8808 --callers-credentials",
  );
}
