/** What streams of events may do. */
export interface StreamsOptions {
  /**
   * Whether streams may deliver to addresses of private networks and of this machine, or to which ones: ranges such as
   * `10.0.0.0/8`. Default: `false`.
   *
   * @expected true, false, or a list of ranges such as 10.0.0.0/8
   */
  readonly allowPrivate?: boolean | readonly string[];
  /** The folder of the files that streams write. Default: none, so that streams cannot write files. */
  readonly folder?: string;
}
