// Runs one proxy in its own process. It sends its address, and its CPU time on request.
import { proxies } from "./proxies.ts";

const [name = "", upstream = "", database = ""] = process.argv.slice(2);
const start = proxies[name];
if (!start) throw new Error(`there is no proxy ${name}`);
const proxy = await start(upstream, database);
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => void proxy.close().then(() => process.exit(0)));
process.send?.({ url: proxy.url });
