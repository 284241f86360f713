/** The secret that every client of the suite gets as its credential. */
export const TOKEN = "t0psecret-t0ken-of-the-suite";
