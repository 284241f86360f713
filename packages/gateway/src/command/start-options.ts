import { adminKeyVariable } from "./admin/admin-key.ts";
import { consolePasswordVariable } from "./console/console-options.ts";

/** An option of the command that sets one of the gateway. */
export interface StartOption {
  readonly help: string;
  /** The option of the gateway that it sets. Default: its name, such as `admin.port` for `--admin-port`. */
  readonly path?: string;
  /** The value if neither the command line nor the config has one. */
  readonly default?: string | number;
}

/** What the command line sets of a gateway's options, by its flags, in the order of the help. */
export const startOptions: Readonly<Record<`--${string}`, string | StartOption>> = {
  "--port <port>": { help: "HTTP and WebSocket (default 9640)", default: 9640 },
  "--grpc-port <port>": { help: "gRPC (default 9641)", default: 9641 },
  "--host <address>": "where to listen (default 127.0.0.1)",
  "--database <file or url>": {
    help: "state: a SQLite file (default ./node-access-gateway.db), :memory:, or postgres://user:password@host:port/database, which several gateways may share",
    default: "node-access-gateway.db",
  },
  "--database-schema <name>": "schema of the tables in Postgres (default: the account's own)",
  "--database-pool <number>": {
    help: "maximum connections to Postgres (default 10)",
    path: "databasePoolSize",
  },
  "--key-file <file>":
    "key that encrypts stored secrets (default for SQLite: the database's file with .key appended; for Postgres, make one with openssl rand -base64 32)",
  "--former-key-file <file>": "the previous key: its secrets are encrypted again with the new key",
  "--counters <redis url>": "where gateways that share a database count requests (default: in the database)",
  "--cache <redis url>": "where gateways share cached results (default: each process has only its own)",
  "--cert <file>": {
    help: "certificate chain in PEM, for HTTPS; with --cert-key. Read again when it changes",
    path: "tls.certFile",
  },
  "--cert-key <file>": { help: "its private key in PEM", path: "tls.keyFile" },
  "--public-url <https url>":
    "the URL that callers use. Without --cert, a proxy must terminate TLS there and set X-Forwarded-Proto",
  "--trusted-proxies <list>":
    "proxies whose X-Forwarded-* headers are trusted: addresses or ranges, separated by commas, or uniquelocal (default loopback)",
  "--cors-origin <origins>": {
    help: 'origins of web pages that may call, such as https://app.example, separated by commas, or "*" (default none)',
    path: "cors.origins",
  },
  "--insecure-http": "plain HTTP on any address: credentials can be read in transit",
  "--admin-port <port>": { help: "admin API (default 9642)", default: 9642 },
  "--admin-host <address>": "where the admin API listens (default 127.0.0.1)",
  "--admin-key-file <file>": `its key, created at the first start (default: the database's file with .admin-key appended), if ${adminKeyVariable} is not set`,
  "--console-port <port>": {
    help: "the console's port (default 9644)",
    default: 9644,
  },
  "--console-host <address>": "where the console listens (default 127.0.0.1)",
  "--streams-allow-private": {
    help: "streams may deliver to addresses of private networks and of this machine; a config can name ranges",
    path: "streams.allowPrivate",
  },
  "--streams-folder <folder>": {
    help: "where streams may write files (default: nowhere)",
    path: "streams.folder",
  },
  "--drain <seconds>": {
    help: "after SIGTERM, how long /readyz responds 503 while calls are still served (default 5)",
    path: "limits.drain",
  },
  "--access-log <number>": "log this share of calls, from 0 to 1, and all failed ones (default 0: none)",
  "--metrics-port <port>": { help: "metrics for Prometheus, at /metrics (default 9643)", default: 9643 },
  "--metrics-host <address>": { help: "where metrics are served (default 127.0.0.1)", default: "127.0.0.1" },
  "--geyser-rate <number>":
    "generated transactions per second that Geyser streams without an upstream (default 0)",
  "--chain-id <number>": "chain id of EVM nodes without an upstream",
  "--seed <text>": "tests with the same seed get the same blocks and faults",
  "--record <file>": 'record upstreams\' responses, for { "recorded": "file" } to replay',
};

/** The environment variables that set an option, unless the command line has another one in its place. */
export const startVariables: Readonly<Record<string, { readonly path: string; readonly unless?: string }>> = {
  NODE_ACCESS_GATEWAY_KEY: { path: "key", unless: "keyFile" },
  NODE_ACCESS_GATEWAY_FORMER_KEY: { path: "formerKey", unless: "formerKeyFile" },
  [adminKeyVariable]: { path: "admin.key", unless: "adminKeyFile" },
  [consolePasswordVariable]: { path: "console.password" },
};

/** The other options, which only the command has. */
export const commandOptions: Readonly<Record<`--${string}`, string>> = {
  "--config <file>":
    "YAML or JSON with the networks and other options; config.schema.json in the package describes it, and ${NAME} is a variable of the environment",
  "--check-config": "check the config and the other options, and exit",
  "--console": `a console for operators, in a browser. Its first start generates a password, if ${consolePasswordVariable} is not set`,
  "--credentials <file>":
    "JSON with credentials for the first start (apiKey, nodes, consolePassword) instead of random ones; :demo: for those of the documentation: demo, demo-solana and so on, on this machine only and with --database :memory:, with simulators unless a config names networks",
  "--credentials-out <file>":
    "where the first start writes credentials, readable only by you (default: the database's file with .credentials.json appended)",
  "--json": "print new credentials and addresses as lines of JSON",
  "--add-organization <name>": "create an organization, unless one has this name, and print its credentials",
  "--mcp <module>":
    "serve the Model Context Protocol at /mcp with the tools of a module, such as @node-access/cli, to callers with a credential of the gateway",
  "--workers <number>": "processes that serve calls on the same ports (default 1)",
};
