import { isNodeAccessError } from "@node-access/auth";

export interface Explanation {
  readonly message: string;
  /** The remedy, if it is known. */
  readonly remedy: string | undefined;
}

/** Explains why a call failed, and what the reader can do. The endpoint has to allow the page's origin. */
export function explainError(error: unknown, origin: string): Explanation {
  if (!isNodeAccessError(error))
    return { message: error instanceof Error ? error.message : String(error), remedy: undefined };
  const { code, message, requestId } = error;
  return {
    message: `${code}: ${message}${requestId === undefined ? "" : ` (request ${requestId})`}`,
    remedy: remedies[code]?.(origin),
  };
}

const explainBlocked = (origin: string): string =>
  `Is the endpoint running? If it is, the browser blocked the request because the endpoint does not allow this page. ` +
  `A gateway allows it with --cors-origin ${origin}.${
    origin.startsWith("https:")
      ? " A page that was loaded by https cannot call http addresses, except on this machine."
      : ""
  }`;

const remedies: Readonly<Record<string, (origin: string) => string>> = {
  NOT_SENT: explainBlocked,
  UNANSWERED: explainBlocked,
  CREDENTIAL_REFUSED: () =>
    "Check that the credential belongs to this endpoint, and that it has not expired.",
  INSECURE_ENDPOINT: () => "Use https://, or an endpoint on this machine.",
};
