import type { Popup } from '#schemas/popup.ts';

/** With the page: once it is there to be seen, so that nobody is met by a window before the page it stands on. */
const loadMs = 1200;
/** Waiting for somebody who writes, or for another window to be closed. */
const againMs = 4000;

/** Calls `open` when the popup's moment has come. Returns the function that ends the waiting. */
export function whenDue({ trigger, delaySeconds, scrollPercent }: Popup, open: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(openNow, ms);
  };
  const openNow = () => {
    if (end.signal.aborted) return;
    if (isBusy()) return after(againMs);
    end.abort();
    open();
  };
  if (trigger === 'load') after(loadMs);
  // A phone has no pointer that could leave the window.
  else if (trigger === 'delay' || (trigger === 'exit' && !matchMedia('(hover: hover)').matches))
    after(Math.max(loadMs, delaySeconds * 1000));
  else if (trigger === 'exit') {
    const left = (event: MouseEvent) => {
      if (event.clientY <= 0) openNow();
    };
    document.documentElement.addEventListener('mouseleave', left, { signal: end.signal });
  } else {
    const scrolled = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const way = scrollHeight - clientHeight;
      if (way > 0 && (scrollTop / way) * 100 >= scrollPercent) openNow();
    };
    window.addEventListener('scroll', scrolled, { signal: end.signal, passive: true });
  }
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

/** Returns whether a person is typing, or another window is open: a popup would take the focus away. */
function isBusy(): boolean {
  const focused = document.activeElement;
  return document.querySelector('dialog[open]') !== null || (focused?.matches('input, textarea, select, [contenteditable]') ?? false);
}
