/** The name of the project that every organization begins with. */
export const firstProject = "Default";

/** The name of the API key that an organization begins with, and of the credential that a node begins with. */
export const firstKeyName = "Default";
