/** Where the owner wants it (LOCK_RIGHT_CLICK): no context menu but on fields, which people paste into, and on links, which they open elsewhere. */
export function lockRightClick(): void {
  addEventListener('contextmenu', (event) => {
    const isFree = event.target instanceof Element && event.target.closest('a, input, textarea, select, [contenteditable]');
    if (!isFree && document.querySelector('[data-locks-right-click]')) event.preventDefault();
  });
}
