/** The version of this package, for the User-Agent header. A test checks that it matches package.json. */
export const VERSION = "0.2.0";
