/** The version of this package. A test of releases checks that it matches package.json. */
export const VERSION = "0.1.0";
