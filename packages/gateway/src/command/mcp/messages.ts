import type { McpRequest, SharedTexts } from "../../surfaces/mcp/mcp-handler.ts";

/** What the thread needs to create its handler. */
export interface McpThreadData {
  /** The URL of the module whose `createMcpHandler` serves requests. */
  readonly module: string;
  readonly endpoint: string;
  readonly grpcEndpoint: string;
  /** Whether the main thread keeps texts. */
  readonly hasTexts: boolean;
}

/** A call of {@link SharedTexts}, with its arguments. */
export type TextCall =
  | { readonly name: "add"; readonly given: Parameters<SharedTexts["add"]> }
  | { readonly name: "slice"; readonly given: Parameters<SharedTexts["slice"]> };

export type ToMcpThread =
  | { readonly id: number; readonly request: Omit<McpRequest, "signal"> }
  /** The caller has left. */
  | { readonly aborted: number }
  | { readonly text: number; readonly value: string | undefined; readonly hasFailed: boolean };

export type FromMcpThread =
  | {
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly hasBody: boolean;
    }
  | { readonly id: number; readonly piece: Uint8Array }
  | { readonly id: number; readonly end: true }
  /** The handler has failed, with an error of this name. */
  | { readonly id: number; readonly failed: string }
  | { readonly text: number; readonly call: TextCall };
