/** Undefined, so the curve signs with the HMAC of WebCrypto, which makes bundles smaller. */
export const createSignDigest: undefined = undefined;
