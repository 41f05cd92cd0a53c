import Router from 'next/router';
import type { FormEvent } from 'react';
import { cart, useCart } from '#client/shop/cart.ts';
import { useLocalPath } from '#client/site.tsx';
import type { Buying } from './buying.ts';
import type { ProductChoice } from './use-choice.ts';

export type Addition = {
  busy: boolean;
  /** Message of the last refused write. */
  error: string | null;
  /** Every piece that can be had is in the cart already: sending the form leads there instead of asking for one more. */
  isAllInCart: boolean;
  /** Of the form whose button adds; `mayAdd` says no where a field of the form is wrong. */
  submit: (event: FormEvent, mayAdd?: () => boolean) => void;
};

/** Adding what is chosen to the cart, for every button of the page that does. */
export function useAddition({ settings }: Pick<Buying, 'settings'>, { chosen, quantity, rule, refused }: ProductChoice): Addition {
  const to = useLocalPath();
  const busy = useCart((view) => view.busy);
  const error = useCart((view) => view.error);
  const inCart = useCart((view) => piecesOf(chosen.id, view.cart?.products ?? []));
  const isAllInCart = settings.keepsToStock && chosen.setQuantity && inCart > 0 && inCart + chosen.sellByMultipleOf > chosen.quantity;
  return {
    busy,
    error,
    isAllInCart,
    submit: (event, mayAdd = () => true) => {
      event.preventDefault();
      if (busy) return;
      if (isAllInCart) void Router.push(to('/cart'));
      // If the field is in another block, the cart's machine reports the mistake.
      else if (mayAdd()) cart.add({ idDeclination: chosen.id, quantity: refused ?? quantity, rule });
    },
  };
}

const piecesOf = (idDeclination: number, lines: readonly { idDeclination: number; quantity: number; rental?: unknown }[]): number =>
  lines.reduce((sum, line) => (line.idDeclination === idDeclination && !line.rental ? sum + line.quantity : sum), 0);
