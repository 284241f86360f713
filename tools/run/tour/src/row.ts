/** How one call of the tour went. */
export interface Row {
  /** The transport and how the caller said who it is. */
  readonly over: string;
  readonly method: string;
  /** What was asked, in words. */
  readonly asked: string;
  /** What came back, in a few words. */
  readonly cameBack: string;
  readonly milliseconds: number;
  readonly outcome: "ok" | "not offered" | "failed";
  /** The whole story of a failure. */
  readonly failure?: string;
}
