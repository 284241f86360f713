import { managementClient } from "./clients.ts";

const { ENDPOINT, API_KEY } = process.env;
if (!ENDPOINT || !API_KEY) {
  console.error("usage: ENDPOINT=https://api.example.com API_KEY=... npm start");
  process.exit(1);
}
const management = managementClient(ENDPOINT, API_KEY);
const { data, error } = await management.GET("/v1/nodes/", {
  params: { query: { protocol: "ethereum", order_by: "name" } },
});
if (error) throw new Error("the nodes were not listed", { cause: error });
for (const { name, status } of data.results) console.log(name, status);
