/** The text of the command's `--help`. */
export const help = `node-access-gateway [options]

Starts the whole Node Access interface on this machine. To manage a running gateway, see
node-access-gateway keys --help.

  --port <number>           HTTP and WebSocket (default 9640)
  --grpc-port <number>      gRPC (default 9641)
  --host <address>          where to listen (default 127.0.0.1)
  --database <file or url>  state: a SQLite file (default ./node-access-gateway.db), :memory:, or
                            postgres://user:password@host:port/database, which several gateways may share
  --database-schema <name>  schema of the tables in Postgres (default: the account's own)
  --database-pool <number>  maximum connections to Postgres (default 10)
  --key-file <file>         key that encrypts stored secrets (default for SQLite: the database's
                            file with .key appended; for Postgres, make one with openssl rand -base64 32)
  --former-key-file <file>  the previous key: its secrets are encrypted again with the new key
  --counters <redis url>    where gateways that share a database count requests (default: in
                            the database)
  --cache <redis url>       where gateways share cached results (default: each process has only its own)
  --cert <file>             certificate chain in PEM, for HTTPS; with --cert-key. Read again when
                            it changes
  --cert-key <file>         its private key in PEM
  --public-url <https url>  the URL that callers use. Without --cert, a proxy must terminate TLS
                            there and set X-Forwarded-Proto
  --trusted-proxies <list>  proxies whose X-Forwarded-* headers are trusted: addresses or ranges,
                            separated by commas, or uniquelocal (default loopback)
  --cors-origin <list>      origins of web pages that may call, such as https://app.example,
                            separated by commas, or "*" (default none)
  --insecure-http           plain HTTP on any address: credentials can be read in transit
  --admin-port <number>     admin API (default 9642)
  --admin-host <address>    where the admin API listens (default 127.0.0.1)
  --admin-key-file <file>   its key, created at the first start (default: the database's file with
                            .admin-key appended), if NODE_ACCESS_GATEWAY_ADMIN_KEY is not set
  --console                 a console for operators, in a browser. Its first start generates a password, if
                            NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD is not set
  --console-port <number>   the console's port (default 9644)
  --console-host <address>  where the console listens (default 127.0.0.1)
  --credentials <file>      JSON with credentials for the first start (apiKey, nodes,
                            consolePassword) instead of random ones; :demo: for those of the
                            documentation: demo, demo-solana and so on, on this machine only and
                            with --database :memory:, with simulators unless a config names networks
  --credentials-out <file>  where the first start writes credentials, readable only by you (default:
                            the database's file with .credentials.json appended)
  --json                    print new credentials and addresses as lines of JSON
  --drain <seconds>         after SIGTERM, how long /readyz responds 503 while calls are still served
                            (default 5)
  --access-log <share>      log this share of calls, from 0 to 1, and all failed ones (default 0: none)
  --metrics-port <number>   metrics for Prometheus, at /metrics (default 9643)
  --metrics-host <address>  where metrics are served (default 127.0.0.1)
  --mcp <module>            serve the Model Context Protocol at /mcp with the tools of a module, such as
                            @node-access/cli, to callers with a credential of the gateway
  --add-organization <name> create an organization, unless one has this name, and print its
                            credentials
  --geyser-rate <number>    generated transactions per second that Geyser streams without an upstream (default 0)
  --chain-id <number>       chain id of EVM nodes without an upstream
  --seed <text>             tests with the same seed get the same blocks and faults
  --record <file>           record upstreams' responses, for { "recorded": "file" } to replay
  --config <file>           YAML or JSON with the networks and other options; config.schema.json in
                            the package describes it, and \${NAME} is a variable of the environment
  --check-config            check the config and the other options, and exit
  --workers <number>        processes that serve calls on the same ports (default 1)
  --version                 print the version
  --help                    this text

Environment: NODE_ACCESS_GATEWAY_KEY and NODE_ACCESS_GATEWAY_FORMER_KEY are the keys themselves (32 bytes
in base64), instead of files. PGPASSWORD is the password for Postgres if the URL has none.
OTEL_EXPORTER_OTLP_ENDPOINT and the other variables of OpenTelemetry say where traces and metrics go;
@opentelemetry/sdk-node must be installed for this.
`;
