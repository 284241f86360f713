import { bearer, createManagementClient } from "@node-access/management";
import pg from "pg";
import { openStream } from "./open-stream.ts";
import { topReceivers } from "./top-receivers.ts";

const { ENDPOINT, API_KEY, DATABASE_URL } = process.env;
const [token, from = "0"] = process.argv.slice(2);
if (!ENDPOINT || !API_KEY || !DATABASE_URL || !token?.startsWith("0x")) {
  console.error(
    "usage: ENDPOINT=... API_KEY=... DATABASE_URL=postgres://... npm start -- 0xTOKEN [FIRST_BLOCK]",
  );
  process.exit(1);
}
const management = createManagementClient({ endpoint: ENDPOINT, credential: bearer(API_KEY) });
const table = "transfers";
const { id } = await openStream(management, {
  token: token as `0x${string}`,
  from: Number(from),
  database: DATABASE_URL,
  table,
});
const { status, reason, position } = await management.getStream(id);
console.log(
  `${id} is ${status}${reason === undefined ? "" : ` (${reason})`}, ${position.lag ?? "?"} blocks behind`,
);
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
try {
  console.table(await topReceivers(client, table));
} finally {
  await client.end();
}
