/**
 * Random marks of changes, by which gateways notice that the database went back to an earlier state: after a restored
 * backup, another change may have the same number. Gateways of earlier versions write none.
 */
export const columns = {
  changes: { mark: "$text" },
  /** That of the last change that it has applied. */
  instances: { mark: "$text" },
} as const;
