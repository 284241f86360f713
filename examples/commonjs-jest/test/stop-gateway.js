"use strict";

module.exports = () => globalThis.gateway.close();
