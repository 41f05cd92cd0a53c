/** Distance after which a press of the mouse is a drag, in pixels. */
const threshold = 6;
const dragged = new WeakSet<HTMLElement>();

/** Lets a mouse drag a row that scrolls, as a finger does by itself; a press without a move stays a press. */
export function dragRow(row: HTMLElement): void {
  if (dragged.has(row)) return;
  dragged.add(row);
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener('pointerdown', (down) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    const from = row.scrollLeft;
    const listening = new AbortController();
    const { signal } = listening;
    let isDragging = false;
    const move = ({ clientX }: PointerEvent) => {
      if (!isDragging && Math.abs(clientX - down.clientX) < threshold) return;
      isDragging = true;
      row.style.scrollSnapType = 'none';
      row.scrollLeft = from - (clientX - down.clientX);
    };
    const end = () => {
      listening.abort();
      row.style.scrollSnapType = '';
      // The click that ends a drag opens nothing.
      if (!isDragging) return;
      const clicked = new AbortController();
      row.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true, signal: clicked.signal });
      // If the button is released outside a link, no click follows, and the next click is a real one.
      setTimeout(() => clicked.abort());
    };
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
  });
}
