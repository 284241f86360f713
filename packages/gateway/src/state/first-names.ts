/** The name of each organization's first project. */
export const firstProject = "Default";

/** The name of each organization's first API key, and of each node's first credential. */
export const firstKeyName = "Default";
