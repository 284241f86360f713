import type { Hex } from "viem";
import pg from "pg";
import { createPayer } from "./pay.ts";
import { postgresNonces } from "./postgres-nonces.ts";

const { ENDPOINT, TOKEN, PRIVATE_KEY, DATABASE_URL, LEASE } = process.env;
const count = Number(process.argv[2]);
if (!ENDPOINT || !TOKEN || !PRIVATE_KEY || !DATABASE_URL || !(count > 0)) {
  console.error(
    "usage: ENDPOINT=... TOKEN=... PRIVATE_KEY=0x... DATABASE_URL=postgres://... npm start -- COUNT",
  );
  process.exit(1);
}
const pool = new pg.Pool({ connectionString: DATABASE_URL });
const payer = createPayer({
  endpoint: ENDPOINT,
  token: TOKEN,
  privateKey: PRIVATE_KEY as Hex,
  store: await postgresNonces(pool),
  lease: LEASE === undefined ? undefined : Number(LEASE),
});
const { stuck, gaps } = await payer.sender.recover();
console.error({ stuck, gaps });
const pay = async (): Promise<void> => console.log(JSON.stringify(await payer.pay(`0x${"55".repeat(20)}`)));
await Promise.all(Array.from({ length: count }, pay));
await pool.end();
