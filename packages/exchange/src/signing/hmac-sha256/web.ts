/** Undefined, so the curve uses WebCrypto, which makes bundles smaller. */
export const hmacSha256: undefined = undefined;
