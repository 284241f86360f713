import { DeliveryError } from "../model/destination.ts";

/** TLS, by the values of `sslmode` as libpq defines them. */
const TLS: Readonly<Record<string, { readonly rejectUnauthorized: boolean } | false>> = {
  disable: false,
  require: { rejectUnauthorized: false },
  "verify-full": { rejectUnauthorized: true },
};

/** Reads `sslmode`. Other parameters, which could name files of the gateway, are not used. @throws DeliveryError. */
export function readTls(url: URL): (typeof TLS)[string] {
  const mode = url.searchParams.get("sslmode") ?? "disable";
  const tls = Object.hasOwn(TLS, mode) ? TLS[mode] : undefined;
  if (tls === undefined) {
    const expected = Object.keys(TLS).join(", ");
    throw new DeliveryError(
      "pause",
      `the destination's URL is not valid: expected one of ${expected} as sslmode`,
    );
  }
  return tls;
}
