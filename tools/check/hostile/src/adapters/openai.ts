import OpenAI from "openai";
import type { Adapter } from "../conformance/adapter.ts";

/** openai-node: the REST client that many others are modelled on, with global `fetch`. */
export default {
  name: "openai",
  surface: "rest",
  takes: ["timeout", "token", "signal"],
  connect({ url, token, timeout }) {
    const client = new OpenAI({ baseURL: url, apiKey: token, logLevel: "off", ...(timeout && { timeout }) });
    return {
      read: (nonce, signal) => client.models.retrieve(nonce, { ...(signal && { signal }) }),
      write: (content) =>
        client.chat.completions.create({ model: "any", messages: [{ role: "user", content }] }),
    };
  },
} satisfies Adapter as Adapter;
