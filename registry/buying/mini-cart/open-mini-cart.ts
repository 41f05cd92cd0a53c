const eventName = 'mini-cart.open';

/** Opens the mini cart from anywhere in the page, e.g. from the header's cart button. */
export const openMiniCart = (): void => void window.dispatchEvent(new Event(eventName));

/** Calls `open` whenever the mini cart is to open. @returns what stops it */
export function onOpenMiniCart(open: () => void): () => void {
  window.addEventListener(eventName, open);
  return () => window.removeEventListener(eventName, open);
}
