// Inlined in the page, so that the first press is answered. The client router runs it only once.

document.addEventListener("click", ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLElement>("[data-message]");
  if (!button) return;
  const { message } = button.dataset;
  console.log(message);
  // oxlint-disable-next-line eslint/no-alert -- the specification asks for an alert
  alert(message);
});
