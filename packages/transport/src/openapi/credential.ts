import type { HttpRequest } from "../http/http-transport.ts";
import type { SentCredential } from "./connection.ts";

/** Adds a credential to a request. */
export function withCredential(request: HttpRequest, credential: SentCredential | undefined): HttpRequest {
  if (!credential) return request;
  const { path, headers = {} } = request;
  const missing = credential.query.filter((key) => !path.includes(key)).join("&");
  const cookie = [headers["cookie"], credential.headers["cookie"]].filter((one) => one).join("; ");
  return {
    ...request,
    path: missing ? `${path}${path.includes("?") ? "&" : "?"}${missing}` : path,
    headers: { ...headers, ...credential.headers, ...(cookie && { cookie }) },
  };
}
