/** None: the curve calls WebCrypto, which makes bundles smaller. */
export const hmacSha256: undefined = undefined;
