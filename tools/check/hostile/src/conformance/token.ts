/** The secret that every client of the suite is given. */
export const TOKEN = "t0psecret-t0ken-of-the-suite";
