export interface Server {
  /** Its address, which may be relative to the client's endpoint. Variables have their defaults. */
  readonly url: string;
  /** What it is, and which other servers there are. */
  readonly description: string;
}
