import { isIP } from "node:net";
import type { StreamDefinition } from "@node-access/delivery";
import { describe, expect, it } from "vitest";
import { AddressPolicy } from "../../src/destinations/address-policy.ts";
import { readServerAddress } from "../../src/destinations/server-address.ts";
import { checkDestination } from "../../src/destinations/check-destination.ts";
import { createDestination } from "../../src/destinations/create-destination.ts";
import { answerLookup } from "./answer-lookup.ts";
import { definitionOf } from "./events.ts";

const refused = expect.objectContaining({ name: "DeliveryError", outcome: "pause" });

/** What a connection to the host of a URL would lead to. */
async function connectTo(url: string, allowPrivate: boolean | readonly string[] = false): Promise<unknown> {
  const { host } = readServerAddress(url, { "https:": 443, "http:": 80, "redis:": 6379 });
  const policy = new AddressPolicy(host, allowPrivate, url.startsWith("https:"), "use https");
  const { lookup: guarded } = policy.connection;
  // Node looks up only names.
  if (isIP(host)) return host;
  const { promise, resolve, reject } = Promise.withResolvers();
  guarded(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  return promise;
}

describe("addresses of destinations", () => {
  it.each([
    // Loopback, in all forms that a URL or the system's resolver accepts.
    "https://127.0.0.1/",
    "https://127.1/",
    "https://127.8.9.10/",
    "https://2130706433/",
    "https://017700000001/",
    "https://0x7f000001/",
    "https://0x7f.0.0.0x1/",
    "https://0177.0.0.01/",
    "https://127.0.0.1./",
    "https://①②⑦.⓪.⓪.①/",
    "https://%31%32%37.0.0.1/",
    "https://0/",
    "https://0.0.0.0/",
    "https://localhost/",
    "https://localhost./",
    "https://LOCALHOST/",
    "https://ｌｏｃａｌｈｏｓｔ/",
    "redis://2130706433/",
    "redis://0x7f000001/",
    "redis://0x7f.1/",
    "redis://127.1/",
    "redis://0/",
    "redis://localhost/",
    "https://[::1]/",
    "https://[::]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "redis://[::1]/",
    // Private, link-local, shared, of metadata services, multicast, broadcast.
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://172.31.255.255/",
    "https://192.168.1.1/",
    "https://169.254.169.254/",
    "https://100.64.0.1/",
    "https://100.100.100.200/",
    "https://192.0.0.192/",
    "https://168.63.129.16/",
    "https://198.18.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[fd00:ec2::254]/",
    "https://[fec0::1]/",
    "https://[ff02::1]/",
    // IPv4 inside IPv6: mapped, compatible, translated, 6to4, Teredo, NAT64.
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::ffff:8.8.8.8]/",
    "https://[::127.0.0.1]/",
    "https://[::ffff:0:127.0.0.1]/",
    "https://[2002:7f00:1::]/",
    "https://[2001:0:7f00:1::]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b:1::7f00:1]/",
    "https://[2001:db8::1]/",
    "https://[3fff::1]/",
    // Public, and not encrypted.
    "http://8.8.8.8/",
    "redis://8.8.8.8/",
    "redis://[2606:4700:4700::1111]/",
  ])("reject %s", async (url) => {
    const error = await connectTo(url).catch((thrown: unknown) => thrown);
    // A resolver of another system may not know unusual forms at all.
    if ((error as NodeJS.ErrnoException).code !== "ENOTFOUND") expect(error).toEqual(refused);
  });

  it.each([
    "https://8.8.8.8/",
    "https://[2606:4700:4700::1111]/",
    "https://172.32.0.1/",
    "https://100.128.0.1/",
  ])("allow %s", async (url) => {
    await expect(connectTo(url)).resolves.toBeDefined();
  });

  it.each([
    ["127.0.0.1"],
    ["::1"],
    ["::ffff:10.0.0.1"],
    ["fe80::1%eth0"],
    ["64:ff9b::a00:1"],
    ["2002:a00:1::1"],
    ["0.0.0.0"],
    ["10.0.0.1", "192.168.0.1"],
  ])("reject a name that leads to %s", async (...addresses) => {
    answerLookup(...addresses);
    await expect(connectTo("https://app.example/")).rejects.toEqual(refused);
  });

  it("connect to the public ones if a name has private addresses too", async () => {
    answerLookup("10.0.0.1", "8.8.8.8", "::1", "2606:4700:4700::1111");
    await expect(connectTo("https://app.example/")).resolves.toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700:4700::1111", family: 6 },
    ]);
  });

  it("are checked again for each connection", async () => {
    answerLookup("8.8.8.8");
    await connectTo("https://app.example/");
    answerLookup("127.0.0.1");
    await expect(connectTo("https://app.example/")).rejects.toEqual(refused);
  });

  it("are returned one at a time to callers that want one", async () => {
    answerLookup("10.0.0.1", "8.8.8.8");
    const { lookup: guarded } = new AddressPolicy("app.example", false, true, "").connection;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    guarded("app.example", {}, (...results) => resolve(results));
    await expect(promise).resolves.toEqual([null, "8.8.8.8", 4]);
  });

  it("may be private if the operator allows all or their range, without encryption too", async () => {
    for (const url of ["http://10.1.2.3/", "https://10.1.2.3/", "redis://[::ffff:10.1.2.3]/"]) {
      await expect(connectTo(url, true)).resolves.toBeDefined();
      await expect(connectTo(url, ["10.1.0.0/16"])).resolves.toBeDefined();
      await expect(connectTo(url, ["10.1.2.3"])).resolves.toBeDefined();
      await expect(connectTo(url, ["10.2.0.0/16", "fd00::/8"])).rejects.toEqual(refused);
    }
    await expect(connectTo("http://[fd00::1]/", ["10.2.0.0/16", "fd00::/8"])).resolves.toBeDefined();
    await expect(connectTo("http://8.8.8.8/", true)).rejects.toThrow(
      "8.8.8.8 has a public address, so the connection must be encrypted: use https",
    );
  });

  it("have ranges that must be valid", () => {
    for (const range of ["10.0.0.0/33", "internal", "10.0.0/8", "::/129", ""])
      expect(() => new AddressPolicy("app.example", [range], true, "")).toThrow();
  });

  it("pass on what DNS says", async () => {
    await expect(connectTo("https://name.invalid/")).rejects.toMatchObject({ syscall: "getaddrinfo" });
  });
});

describe("a destination with a private address", () => {
  const destinations: Readonly<
    Record<"webhook" | "postgres" | "nats" | "redis", (host: string) => StreamDefinition["destination"]>
  > = {
    webhook: (host) => ({ type: "webhook", url: `https://${host}/` }),
    postgres: (host) => ({ type: "postgres", url: `postgres://u@${host}/?sslmode=verify-full`, table: "t" }),
    nats: (host) => ({ type: "nats", url: `tls://${host}`, subject: "s" }),
    redis: (host) => ({ type: "redis", url: `rediss://${host}`, key: "k" }),
  };
  const check = (type: keyof typeof destinations, host: string, allowPrivate = false) =>
    checkDestination(destinations[type](host), { allowPrivate, log() {} });

  it.each(Object.keys(destinations) as (keyof typeof destinations)[])(
    "is rejected before it is used, however the address is written: %s",
    async (type) => {
      for (const host of [
        ..."127.0.0.1 127.1 2130706433 017700000001 0x7f000001 0x7f.0.0.0x1 %31%32%37.0.0.1 127.0.0.1.".split(
          " ",
        ),
        ..."0 0.0.0.0 10.0.0.1 169.254.169.254 192.168.0.1 100.64.0.1 ①②⑦.⓪.⓪.①".split(" "),
        ..."[::1] [::] [fe80::1] [fc00::1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1]".split(
          " ",
        ),
      ])
        expect(await check(type, host), host).toContain("has a private address");
      for (const host of ["127.0.0.1", "0x7f.1", "[::1]"])
        expect(await check(type, host, true)).toBeUndefined();
      for (const host of ["8.8.8.8", "localhost", "db_1.example", "bücher.example", "[2606:4700:4700::1111]"])
        expect(await check(type, host)).toBeUndefined();
    },
  );

  it.each(Object.keys(destinations) as (keyof typeof destinations)[])(
    "has one host, which is no socket, no list and no record: %s",
    async (type) => {
      for (const host of [
        "a.example,127.0.0.1",
        "a.example:1,127.0.0.1:2",
        "%2Fvar%2Frun%2Fpostgresql",
        "127.0.0.1%00.example",
        "127.0.0.1%23.example",
        "1.2.3.4.5",
        "256.1.1.1",
        "[fe80::1%25eth0]",
        "",
      ])
        expect(await check(type, host), host).toContain("the destination's URL is not valid");
    },
  );

  it("is not reached by a parameter of its URL", async () => {
    const url = "postgres://u@app.example/?host=127.0.0.1&hostaddr=127.0.0.1&port=1&sslmode=verify-full";
    answerLookup("10.0.0.1");
    const definition = definitionOf({ type: "postgres", url, table: "t" });
    const destination = await createDestination(definition, { allowPrivate: false, log() {} });
    await expect(destination.open(1, new AbortController().signal)).rejects.toThrow(
      "app.example has a private address",
    );
    await destination.close();
  });
});

describe("URLs of destinations", () => {
  it.each([
    "ftp://user:hidden@app.example/",
    "https:///",
    "redis://",
    "redis:app.example",
    "https://app.example:0/",
    "https://app.example:99999/",
    "https://us%er:%zz@app.example/",
    "file:///etc/passwd",
    "app.example:443",
    "hidden",
  ])("are rejected without their text: %s", (url) => {
    const read = () => readServerAddress(url, { "https:": 443, "redis:": 6379 });
    expect(read).toThrow(
      /^the destination's URL is not valid: (expected https:\/\/host:port or|write % as %25)/,
    );
    expect(read).not.toThrow(/hidden/);
  });

  it("have a name without credentials and query", () => {
    const url = "https://us%40er:p%3Aass@APP.example/path?token=hidden";
    expect(readServerAddress(url, { "https:": 443 })).toMatchObject({
      name: "app.example:443",
      host: "app.example",
      username: "us@er",
      password: "p:ass",
    });
  });
});
