/**
 * Allows a mouse to drag rows of products (`data-row`), whose HTML is static. The code is loaded when the pointer first reaches one.
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
