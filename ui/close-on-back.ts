/** Element that is open over a page and closes on Back. */
export type ClosesOnBack = {
  /** To be called when it closes by another way: takes its entry out of the history, then calls `then`. */
  closed: (then?: () => void) => void;
};

/**
 * Lets Back, which on a phone closes what is open, close something over the page instead of leaving the page: it has an entry of its
 * own in the history until it is closed. `close` is called at Back.
 */
export function closeOnBack(close: () => void): ClosesOnBack {
  let whenGone: (() => void) | undefined = close;
  window.history.pushState(window.history.state, '');
  window.addEventListener(
    'popstate',
    (event) => {
      // The page is the same before and after: its router has nothing to do.
      event.stopImmediatePropagation();
      const then = whenGone;
      whenGone = undefined;
      then?.();
    },
    { capture: true, once: true },
  );
  return {
    closed: (then = () => {}) => {
      if (!whenGone) return then();
      whenGone = then;
      window.history.back();
    },
  };
}
