import { kindOf } from "./describe-value.ts";
import type { Credential, CredentialKind } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";

/**
 * Allows a credential to be sent unencrypted to another machine, over `http://` or `ws://`.
 * Anyone between this machine and the node can read and use it. Only for private networks in which
 * you trust every machine.
 *
 * @param credential - A fixed credential. With `refreshing`, wrap the credential that your function
 * returns.
 * @returns the credential, accepted by the same surface.
 *
 * @example
 * ```ts
 * import { authorize, dangerouslySendOverPlainHttp, urlToken } from "@node-access/auth";
 *
 * authorize("node", "http://10.0.0.7:8545", dangerouslySendOverPlainHttp(urlToken("t0ken")));
 * ```
 */
export function dangerouslySendOverPlainHttp<Kind extends CredentialKind>(
  credential: Credential<Kind>,
): Credential<Kind> {
  const { kind, secrets } = Object(credential) as Credential<Kind>;
  if (!credential?.attach)
    throw invalidArgument("credential", "urlToken(...) or similar", kindOf(credential));
  return {
    kind,
    secrets,
    attach(surface, url, endpoint) {
      const wire = credential.attach(surface, url.replace(/^(http|ws):/, "$1s:"), endpoint);
      return { ...wire, url: url.replace(/:.*/s, "") + wire.url.replace(/^\w+/, "") };
    },
  };
}
