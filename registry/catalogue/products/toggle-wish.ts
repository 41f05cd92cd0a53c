import { pageLang } from '#client/page-lang.ts';
import { notify } from '#client/toasts.ts';
import { setWished } from '#client/wishlist.ts';
import { wishedProducts } from '#client/wishlist-memory.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/products/toggle-wish.ts';

/** Adds the product of a button to the wish list, or removes it. */
export function open(button: HTMLElement): void {
  const id = Number(button.dataset.product);
  const isWished = !wishedProducts().includes(id);
  setWished(id, isWished);
  const messages = allMessages[pageLang()];
  notify({ kind: 'success', text: isWished ? messages.kept : messages.gone });
}
