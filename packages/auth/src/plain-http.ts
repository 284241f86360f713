import type { Credential, CredentialKind } from "./credentials.ts";
import { invalidArgument } from "./errors.ts";

/**
 * Lets a credential travel unencrypted to another machine, over `http://` or `ws://`: anyone between this machine and the node can
 * read it and use it. For private networks whose every machine you trust; a credential alone is refused there.
 *
 * @param credential - One that is at hand. With `refreshing`, wrap what its function returns.
 * @returns the credential, for the same surface.
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
    throw invalidArgument("credential", "urlToken(...) or its like", typeof credential);
  return {
    kind,
    secrets,
    isPlain: true,
    attach(surface, url, shown) {
      const wire = credential.attach(surface, url.replace(/^(http|ws):/, "$1s:"), shown);
      return { ...wire, url: url.replace(/:.*/s, "") + wire.url.replace(/^\w+/, "") };
    },
  };
}
