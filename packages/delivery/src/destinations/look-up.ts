import dns, { type LookupAddress } from "node:dns";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import pLimit from "p-limit";

/**
 * The system's resolver holds one of few threads of the process until a name is found, which may never happen. Streams leave the others
 * to the rest of the process.
 */
const limit = pLimit(1);
/** Milliseconds for the first of two tries. */
const TIMEOUT = 2_000;
const HOSTS = process.platform === "win32" ? String.raw`C:\Windows\System32\drivers\etc\hosts` : "/etc/hosts";

/**
 * Finds the addresses of a name, as `dns.lookup` does. Servers of DNS are asked without a thread. The system's resolver knows the rest: the
 * names of this machine and of its file of hosts, and search domains.
 *
 * @throws Error with a code of `dns.lookup`.
 */
export async function lookUp(host: string): Promise<LookupAddress[]> {
  const found = (await isInFile(host)) ? [] : await query(host);
  return found.length > 0 ? found : limit(() => promisify(dns.lookup)(host, { all: true }));
}

async function isInFile(host: string): Promise<boolean> {
  const text = await readFile(HOSTS, "utf8").catch(() => "");
  return text.toLowerCase().split(/\s+/).includes(host.toLowerCase());
}

async function query(host: string): Promise<LookupAddress[]> {
  // Each one reads which servers the system uses now.
  const resolver = new dns.promises.Resolver({ timeout: TIMEOUT, tries: 2 });
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = results.flatMap((result, index) =>
    result.status === "fulfilled" ? result.value.map((address) => ({ address, family: 4 + 2 * index })) : [],
  );
  const codes = results.map((result) => (result.status === "rejected" ? String(result.reason.code) : ""));
  // The system's resolver would wait for the same servers.
  if (found.length === 0 && codes.some((code) => ["ETIMEOUT", "ESERVFAIL"].includes(code)))
    throw Object.assign(new Error(`DNS does not respond for ${host}`), { code: "EAI_AGAIN" });
  return found;
}
