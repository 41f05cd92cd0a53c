/** Moves the row of products that a link names in its address by nearly what is in sight, forwards or back (`data-step`: 1, -1). */
export function open(link: HTMLAnchorElement): void {
  const row = document.getElementById(link.hash.slice(1));
  if (!row) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [end, width] = [row.scrollWidth - row.clientWidth, row.clientWidth];
  const step = Number(link.dataset.step);
  // From an end the row begins anew at the other.
  const isAtEnd = step > 0 ? row.scrollLeft >= end - 1 : row.scrollLeft <= 1;
  const left = isAtEnd ? (step > 0 ? 0 : end) : row.scrollLeft + step * width * 0.9;
  row.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
}
