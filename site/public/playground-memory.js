// Remembers the endpoint and the credential that were entered in the playground, for all pages of the site.
// It only has memory: the browser ends it soon after the last page was closed.
let entered = {};

addEventListener("message", ({ data, ports }) => {
  entered = { ...entered, ...data };
  ports[0].postMessage(entered, []);
});
