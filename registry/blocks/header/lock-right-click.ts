export {};

/** Loaded only where the owner wants it: no context menu but on fields, which people paste into, and on links, which they open elsewhere. */
document.addEventListener('contextmenu', (event) => {
  const isFree = event.target instanceof Element && event.target.closest('a, input, textarea, select, [contenteditable]');
  if (!isFree) event.preventDefault();
});
