import type { Command } from "commander";
import type { Io } from "../io/io.ts";
import { withExamples } from "./options.ts";

/** Adds the command that starts and operates the gateway, whose own command line has the options. */
export function addGatewayCommand(program: Command, io: Io): void {
  const command = program
    .command("gateway [command] [args...]")
    .description(
      `Start and operate the gateway of the package @node-access/gateway:
  start                        start it; its options: gateway start --help.
                               --mcp serves tools for agents at /mcp, to callers with a credential
  status                       its upstreams; at a terminal, kept up to date
  config check <file>          check a config file
  config reload (or: reload)   read the config file again, and drop no call
  cordon|uncordon <upstream>   take an upstream out of use, or return it
  evidence [id]                results that contradict the chain, or the evidence of one
  keys, credentials, organizations, upstreams, usage, audit
                               manage a running gateway; their options: gateway keys --help`,
    )
    // The gateway reads its options itself.
    .helpOption(false)
    .allowUnknownOption()
    .action(async (name: string | undefined, args: readonly string[]) => {
      if (name === undefined || ["-h", "--help", "help"].includes(name)) {
        command.outputHelp();
        return;
      }
      const { operateGateway } = await import("../gateway/operate-gateway.ts");
      await operateGateway(name, args, io);
    });
  withExamples(
    command,
    "gateway start --console --mcp",
    "gateway config check gateway.yaml",
    "gateway status --network ethereum-mainnet",
    "gateway keys create RG-044-867-795 --name ci --rate 50",
    "gateway cordon ethereum-mainnet.rpc.own-1",
  );
}
