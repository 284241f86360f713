import { type CliCommand, output, target } from "./cli-command.ts";

/** Adds the commands that look methods up, and call nothing. */
export function addLookupCommands(program: CliCommand): void {
  program
    .command("methods [words...]")
    .description("Search the methods of all protocols.")
    .with(output)
    .option("--protocol <name>", "only those of a protocol or an API, such as solana, beacon or geyser")
    .runs(async () => (await import("../calls/search-methods.ts")).listMethods)
    .examples("methods balance", "methods --protocol bitcoin block", "methods order --json");
  program
    .command("describe <method>")
    .description("Show a method's params and an example; with --json its schemas.")
    .with(output)
    .option("--protocol <name>", "the protocol or API, if several have the method")
    .runs(async () => (await import("../calls/describe-method.ts")).describeMethod)
    .examples("describe eth_getLogs", "describe getBlock --protocol solana --json");
}

/** Adds the commands that serve others: agents, and callers of a gateway, whose own command line has the options. */
export function addServerCommands(program: CliCommand): void {
  program
    .command("mcp")
    .description(
      "Serve tools for agents over the Model Context Protocol: search, describe, call, batch, watch, check.",
    )
    .with(target)
    .option("--port <number>", "serve HTTP on this machine at /mcp, instead of stdio")
    .option("--host <address>", "the address to listen on (default: 127.0.0.1)")
    .option(
      "--callers-credentials",
      "make each call with the credential that its caller sends (Authorization: Bearer ...), for a gateway with many users",
    )
    .option("--allow-writes", "offer calls that change something, each of which must be confirmed")
    .runs(async () => (await import("../mcp/mcp-command.ts")).serveMcp)
    .examples(
      "mcp --profile main",
      "mcp --profile main --port 8808",
      "mcp --endpoint https://gateway.example.com --port 8808 --callers-credentials",
    );
  const gateway = program
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
    .runs(async () => async (name: string | undefined, args: readonly string[], _options, io) => {
      if (name === undefined) gateway.help({ error: true });
      else if (["-h", "--help", "help"].includes(name)) gateway.outputHelp();
      else await (await import("../gateway/operate-gateway.ts")).operateGateway(name, args, io);
    })
    .examples(
      "gateway start --console --mcp",
      "gateway config check gateway.yaml",
      "gateway status --network ethereum-mainnet",
      "gateway keys create RG-044-867-795 --name ci --rate 50",
      "gateway cordon ethereum-mainnet.rpc.own-1",
    );
}

/** Adds the command that prints a shell's completion script, and the one that the script calls. */
export function addCompletionCommands(program: CliCommand): void {
  program
    .command("completion <shell>")
    .description("Print a script that completes commands, methods and params in bash, zsh or fish.")
    .runs(async () => (await import("../completion/scripts.ts")).printCompletion)
    .examples(
      "completion bash >> ~/.bashrc",
      'completion zsh > "${fpath[1]}/_node-access"',
      "completion fish > ~/.config/fish/completions/node-access.fish",
    );
  program.command("complete [words...]", { hidden: true }).runs(async () => {
    const { complete } = await import("../completion/complete.ts");
    return (words: readonly string[], _options, io) => complete(program, words, io);
  });
}
