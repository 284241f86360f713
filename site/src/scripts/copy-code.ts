/** Gives each code block a button that copies its text. */
for (const block of document.querySelectorAll<HTMLElement>("pre[data-language]")) {
  const frame = document.createElement("div");
  frame.className = "code-frame";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", () => {
    void navigator.clipboard.writeText(block.textContent).then(() => {
      button.textContent = "Copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2000);
    });
  });
  block.replaceWith(frame);
  frame.append(block, button);
}
