/** Calls that are not sent, because an argument, a credential or the endpoint is wrong. */
export interface ArgumentErrors {
  /**
   * An argument, an option or a credential is malformed. Nothing was sent.
   *
   * Causes:
   * - A value has the wrong type, form or range, such as a hash with too few digits.
   * - With schema validation, a param does not match the method's schema.
   *
   * Remedies:
   * - Read `path`, which names the argument as you wrote it, and `expected`.
   * - Let the compiler check the call. Most of these errors don't compile in TypeScript.
   */
  INVALID_ARGUMENT: {
    /** The argument, as you wrote it: `endpoint`, `eth_call.params[0].to`. */
    path: string;
    /** The accepted form. */
    expected: string;
    /** What came instead. Never the value of something secret. */
    received: string;
  };
  /**
   * The surface does not accept this kind of credential. Nothing was sent.
   *
   * Causes:
   * - The credential belongs to another surface, such as a management API key for a node.
   * - The platform cannot send this kind, such as `basic` on a WebSocket in a browser.
   *
   * Remedies:
   * - Create the credential with one of the functions in `accepted`.
   */
  CREDENTIAL_NOT_ACCEPTED: {
    /** The surface: `node`, `management`, `beacon`, `exchange` or `grpc`. */
    surface: string;
    /** The kind of credential that you passed. */
    kind: string;
    /** The kinds that the surface accepts. */
    accepted: readonly string[];
  };
  /**
   * The credential would be sent unencrypted to another machine. Nothing was sent.
   *
   * Causes:
   * - The endpoint begins with `http://` or `ws://` and is not on this machine.
   *
   * Remedies:
   * - Use `https://` or `wss://`.
   * - In a private network whose every machine you trust, wrap the credential in `dangerouslySendOverPlainHttp(...)`.
   */
  INSECURE_ENDPOINT: {
    endpoint: string;
    /** The scheme that would be accepted. */
    expected: string;
  };
}
