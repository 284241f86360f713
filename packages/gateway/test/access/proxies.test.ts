import { describe, expect, it } from "vitest";
import { Proxies } from "../../src/access/proxies.ts";

const sender = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

describe("Proxies", () => {
  const proxies = new Proxies({ trusted: ["10.0.0.0/8", "::1"], requiresTls: true });
  const forwarded = {
    "x-forwarded-proto": "https",
    "x-forwarded-for": "198.51.100.7, 203.0.113.9, 10.1.1.1",
  };

  it("trusts only a trusted proxy about TLS", () => {
    expect(proxies.isSecure(sender("10.2.3.4", forwarded))).toBe(true);
    expect(proxies.isSecure(sender("::ffff:10.2.3.4", forwarded))).toBe(true);
    expect(proxies.isSecure(sender("::1", forwarded))).toBe(true);
    expect(proxies.isSecure(sender("192.0.2.1", forwarded))).toBe(false);
    expect(proxies.isSecure(sender("10.2.3.4"))).toBe(false);
    expect(proxies.isSecure({ headers: forwarded, socket: undefined })).toBe(false);
  });

  it("finds the address before the trusted proxies, whatever the caller prepended", () => {
    expect(proxies.source(sender("10.2.3.4", forwarded))).toBe("203.0.113.9");
    expect(proxies.source(sender("192.0.2.1", forwarded))).toBe("192.0.2.1");
    expect(proxies.source(sender("::ffff:10.2.3.4"))).toBe("10.2.3.4");
    expect(proxies.source(sender("10.2.3.4", { "x-forwarded-for": "nonsense" }))).toBe("nonsense");
  });

  it("accepts everything if TLS is not required", () => {
    const open = new Proxies({ trusted: [], requiresTls: false });
    expect(open.isSecure(sender("192.0.2.1"))).toBe(true);
  });
});
