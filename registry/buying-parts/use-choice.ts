import { useSyncExternalStore } from 'react';
import { useSite } from '#client/site.tsx';
import { quantityChoices } from '#machines/cart/quantity.ts';
import { showInGallery } from '../product-parts/gallery-picture.ts';
import type { Buyable, Buying } from './buying.ts';
import { firstChoice } from './choice.ts';
import { choiceStore } from './choice-store.ts';

export type ProductChoice = {
  chosen: Buyable;
  quantity: number;
  /** The quantities that can be chosen; none where nothing is left. */
  quantities: readonly number[];
  /** Null where stock limits nothing. */
  stock: number | null;
  chooseDeclination: (declination: Buyable) => void;
  chooseQuantity: (quantity: number) => void;
};

type Chosen = Pick<Buying, 'idProduct' | 'declinations' | 'first' | 'settings'>;

/** What is chosen of a product on this page, for every block that sells it. */
export function useChoice({ idProduct, declinations, first, settings }: Chosen): ProductChoice {
  const { path } = useSite();
  const key = choiceStore.keyOf(path, idProduct);
  const kept = useSyncExternalStore(
    choiceStore.subscribe,
    () => choiceStore.get(key),
    () => undefined,
  );
  const find = (id: number | undefined) => declinations.find((declination) => declination.id === id);
  const chosen = find(kept?.idDeclination) ?? find(first) ?? firstChoice(declinations);
  const stockOf = ({ setQuantity, quantity }: Buyable) => (settings.keepsToStock && setQuantity ? quantity : null);
  const offered = (declination: Buyable) =>
    quantityChoices({ sellByMultipleOf: declination.sellByMultipleOf, stock: stockOf(declination) });
  const fitting = (declination: Buyable, wanted: number | undefined) =>
    offered(declination).find((quantity) => quantity === wanted) ?? declination.sellByMultipleOf;
  const quantity = fitting(chosen, kept?.quantity);
  return {
    chosen,
    quantity,
    quantities: offered(chosen),
    stock: stockOf(chosen),
    chooseDeclination: (declination) => {
      choiceStore.set(key, { idDeclination: declination.id, quantity: fitting(declination, quantity) });
      showInGallery(declination.pictures);
    },
    chooseQuantity: (wanted) => choiceStore.set(key, { idDeclination: chosen.id, quantity: wanted }),
  };
}
