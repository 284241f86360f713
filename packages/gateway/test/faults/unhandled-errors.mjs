/** Makes requests with the header `x-defect` run into a defect of the gateway: an error that nothing handles. */
import { ServerResponse } from "node:http";

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...given) {
  const defect = this.req?.headers["x-defect"];
  if (defect === "rejection") void Promise.reject(new TypeError("hunter2"));
  if (defect === "exception")
    setImmediate(() => {
      throw new RangeError("hunter2");
    });
  return writeHead.apply(this, given);
};
