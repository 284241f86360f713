// Runs one proxy in its own process.
import { attend } from "../child.ts";
import { proxies } from "./proxies.ts";
import { integrityProxies } from "./proxies/gateway.ts";

const [name = "", upstream = "", database = ""] = process.argv.slice(2);
const start = proxies[name] ?? integrityProxies[name];
if (!start) throw new Error(`there is no proxy ${name}`);
const proxy = await start(upstream, database);
const { cpu } = proxy;
const measure = cpu && (() => ({ cpu: { user: cpu(), system: 0 } }));
attend(proxy.url, measure, () => proxy.close());
