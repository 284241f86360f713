import { DatabaseSync } from "node:sqlite";
import { countTransfers } from "./count-transfers.ts";
import { receive } from "./receive.ts";

const { SECRET, PORT = "8080" } = process.env;
if (!SECRET) {
  console.error("usage: SECRET=whsec_... PORT=8080 npm start");
  process.exit(1);
}
const database = new DatabaseSync("events.db");
const transfers = countTransfers(database);
const server = receive(SECRET, database, (event) => {
  transfers.store(event);
  console.log(event.removed ? "removed" : event.type, event.subject, event.id);
});
server.listen(Number(PORT), () => console.log(`listening on port ${PORT}`));
process.once("SIGINT", () => server.close());
