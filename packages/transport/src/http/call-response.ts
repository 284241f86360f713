import type { CallResponse } from "../operation.ts";
import type { HttpResponse } from "./http-transport.ts";

/** The value of a call with its HTTP response, whose headers are read on first access. */
export class HttpCallResponse<T> implements CallResponse<T> {
  declare value: T;
  declare readonly status: number;
  readonly #response: HttpResponse;

  constructor(value: T, response: HttpResponse) {
    this.value = value;
    this.status = response.status;
    this.#response = response;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#response.headers;
  }
}
