/** What the command's help says. */
export const help = `node-access-gateway [options]

Starts the whole Node Access interface on this machine. To manage a gateway that runs, see
node-access-gateway keys --help.

  --port <number>           HTTP and WebSocket (default 9640)
  --grpc-port <number>      gRPC (default 9641)
  --host <address>          where to listen (default 127.0.0.1)
  --database <file or url>  state: a SQLite file (default ./node-access-gateway.db), :memory:, or
                            postgres://user:password@host:port/database, which gateways share
  --database-schema <name>  schema of the tables in Postgres (default: the account's own)
  --database-pool <number>  connections to Postgres at once (default 10)
  --key-file <file>         key that encrypts stored secrets (default for SQLite: the database's
                            file and .key)
  --former-key-file <file>  the key before: what it encrypts is encrypted with the new one
  --counters <redis url>    where gateways that share a database count requests (default: there)
  --cache <redis url>       where gateways share cached results (default: each process has its own only)
  --cert <file>             certificate chain in PEM, for HTTPS; with --cert-key. Read again when
                            it changes
  --cert-key <file>         its private key in PEM
  --public-url <https url>  the URL that callers use. Without --cert a proxy ends TLS there and sets
                            X-Forwarded-Proto
  --trusted-proxies <list>  whose X-Forwarded-* headers are believed: addresses or ranges with commas
                            between, or uniquelocal (default loopback)
  --cors-origin <list>      origins of web pages that may call, as https://app.example, with commas
                            between, or "*" (default none)
  --insecure-http           plain HTTP on any address: credentials can be read on the way
  --admin-port <number>     admin API (default 9642)
  --admin-host <address>    where the admin API listens (default 127.0.0.1)
  --admin-key-file <file>   its key, made at the first start (default: the database's file and
                            .admin-key), if NODE_ACCESS_GATEWAY_ADMIN_KEY is not set
  --console                 a console for operators, in a browser. Its first start makes its password, if
                            NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD is not set
  --console-port <number>   where it listens (default 9644)
  --console-host <address>  the address (default 127.0.0.1)
  --credentials <file>      JSON with credentials for the first start (apiKey, nodes, consolePassword), in
                            place of random ones
  --credentials-out <file>  where the first start writes credentials, for its owner only (default: the
                            database's file and .credentials.json)
  --json                    print new credentials and addresses as lines of JSON
  --drain <seconds>         after SIGTERM, how long /readyz responds 503 while calls are still served
                            (default 5)
  --access-log <share>      log this share of the calls, from 0 to 1, and all that fail (default 0: none)
  --metrics-port <number>   metrics for Prometheus, at /metrics (default 9643)
  --metrics-host <address>  where they are served (default 127.0.0.1)
  --add-organization <name> make an organization unless there is one of this name, and print its
                            credentials
  --geyser-rate <number>    transactions a second that Geyser streams without an upstream (default 10)
  --chain-id <number>       chain id of EVM nodes without an upstream
  --seed <text>             tests with the same seed see the same blocks and faults
  --record <file>           write what upstreams respond, for { "recorded": "file" } to replay
  --config <file>           YAML or JSON with the networks and other options; config.schema.json in
                            the package describes it, and \${NAME} is a variable of the environment
  --check-config            say what is wrong with the config and the other options, and end
  --workers <number>        processes that serve calls on the same ports (default 1)
  --help                    this text

Environment: NODE_ACCESS_GATEWAY_KEY and NODE_ACCESS_GATEWAY_FORMER_KEY are the keys themselves (32 bytes
in base64), in place of the files. PGPASSWORD is the password of Postgres where the URL has none.
OTEL_EXPORTER_OTLP_ENDPOINT and the other variables of OpenTelemetry say where traces and metrics go;
@opentelemetry/sdk-node has to be installed for this.
`;
