/** What the command's exit codes mean. */
export const exitCodes = {
  /** Everything was done. */
  ok: 0,
  /** The node responded with an error, or with something that is no response. */
  failed: 1,
  /** An argument, an option or a profile is wrong. Nothing was sent. */
  usage: 2,
  /** The node did not respond: no connection, or not in time. */
  unreachable: 3,
  /** The credential was rejected, or must not be sent. */
  credential: 4,
  /** A check found a defect, a result contradicts its block, or a bound is broken. */
  defect: 5,
  /** No defect was found, and nothing could be compared, with the node of `--compare` or of a recording. */
  notCompared: 6,
  /** You interrupted the command. */
  interrupted: 130,
} as const;
