// Runs one proxy in its own process.
import { attend } from "../child.ts";
import { integrityProxies, proxies } from "./proxies.ts";

const [name = "", upstream = "", database = ""] = process.argv.slice(2);
const start = proxies[name] ?? integrityProxies[name];
if (!start) throw new Error(`there is no proxy ${name}`);
const proxy = await start(upstream, database);
attend(proxy.url, undefined, () => proxy.close());
