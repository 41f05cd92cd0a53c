/**
 * Lets a mouse drag rows of products (`data-row`), whose HTML is static; what that takes is fetched when the pointer first comes to one.
 * @returns what stops it
 */
export function followRows(): () => void {
  const near = ({ target, pointerType }: PointerEvent) => {
    const row = pointerType === 'mouse' && target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (row) void import('./catalogue/products/drag-row.ts').then(({ dragRow }) => dragRow(row));
  };
  document.addEventListener('pointerover', near, { passive: true });
  return () => document.removeEventListener('pointerover', near);
}
