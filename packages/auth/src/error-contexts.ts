import type { ArgumentErrors } from "./error-contexts/argument-errors.ts";
import type { CallErrors } from "./error-contexts/call-errors.ts";
import type { ChainErrors } from "./error-contexts/chain-errors.ts";
import type { SurfaceErrors } from "./error-contexts/surface-errors.ts";

/**
 * Every way in which a call or its preparation can fail, by code: what happened, what causes it, what to do, and what the error's
 * `context` holds.
 */
export interface ErrorContexts extends ArgumentErrors, CallErrors, ChainErrors, SurfaceErrors {}

/** A stable code of `NodeAccessError`. */
export type ErrorCode = keyof ErrorContexts;
