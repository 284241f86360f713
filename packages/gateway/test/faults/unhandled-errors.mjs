/** Makes requests with the header `x-defect` run into a defect of the gateway: an error that nothing handles. */
import { IncomingMessage, ServerResponse } from "node:http";

const { writeHead } = ServerResponse.prototype;
const { on } = IncomingMessage.prototype;

function throwLater() {
  setImmediate(() => {
    throw new RangeError("hunter2");
  });
}

ServerResponse.prototype.writeHead = function (...given) {
  const defect = this.req?.headers["x-defect"];
  if (defect === "rejection") void Promise.reject(new TypeError("hunter2"));
  if (defect === "exception") throwLater();
  return writeHead.apply(this, given);
};

/** An exception instead of the end of the body: nothing else would respond. */
IncomingMessage.prototype.on = function (event, listener) {
  if (event !== "end" || this.headers?.["x-defect"] !== "no response") return on.call(this, event, listener);
  throwLater();
  return this;
};
