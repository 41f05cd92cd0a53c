import Router from 'next/router';
import { useSyncExternalStore } from 'react';
import { useLocalPath, useSite } from '#client/site.tsx';
import { declinationPath } from '#domain/addresses.ts';
import { type QuantityRule, quantityChoices, quantityRefusal } from '#domain/quantity.ts';
import { showInGallery } from '#registry/catalogue/products/gallery-picture.ts';
import type { Buying } from './buying.ts';
import { type Buyable, firstChoice } from './choice.ts';
import { choiceStore } from './choice-store.ts';

export type ProductChoice = {
  chosen: Buyable;
  quantity: number;
  /** The quantities that can be chosen; none where nothing is left. */
  quantities: readonly number[];
  /** Limits of the quantity. */
  rule: QuantityRule;
  /** A quantity that was typed and breaks the rule: `quantity` is still the one before. */
  refused: number | undefined;
  chooseDeclination: (declination: Buyable) => void;
  chooseQuantity: (quantity: number) => void;
};

type Chosen = Pick<Buying, 'idProduct' | 'declinations' | 'first' | 'settings' | 'isWine' | 'sheetUrl'>;

/**
 * Choice made for a product on this page, shared by every block that sells it. On the product's sheet each declination has an address: the
 * choice shows at once, and the address changes without loading its page.
 */
export function useChoice({ idProduct, declinations, first, settings, isWine, sheetUrl }: Chosen): ProductChoice {
  const { path } = useSite();
  const to = useLocalPath();
  const key = choiceStore.keyOf(sheetUrl ?? path, idProduct);
  const kept = useSyncExternalStore(
    choiceStore.subscribe,
    () => choiceStore.get(key),
    () => undefined,
  );
  const find = (id: number | null | undefined) => declinations.find((declination) => declination.id === id);
  const chosen = find(kept?.idDeclination) ?? find(first) ?? firstChoice(declinations);
  const ruleOf = ({ sellByMultipleOf, setQuantity, quantity }: Buyable): QuantityRule => ({
    sellByMultipleOf,
    stock: settings.keepsToStock && setQuantity ? quantity : null,
    isWine,
  });
  const fits = (declination: Buyable, wanted: number) => quantityRefusal(wanted, ruleOf(declination)) === null;
  const fitting = (declination: Buyable, wanted: number | undefined) =>
    wanted !== undefined && fits(declination, wanted) ? wanted : declination.sellByMultipleOf;
  const quantity = fitting(chosen, kept?.quantity);
  const showAddress = async (id: number) => {
    // The page cannot come without the network; what is chosen holds without it.
    if (sheetUrl === null || !navigator.onLine) return;
    const leave = () => choiceStore.leaveToAddress(key, id);
    // Back before the page has come: the router says nothing of what it gives up.
    addEventListener('popstate', leave, { once: true });
    // Not useRouter: on the server a block is also rendered alone, with no router around it.
    await Router.push(to(declinationPath({ url: sheetUrl, isWine }, id)), undefined, { scroll: false });
    removeEventListener('popstate', leave);
    leave();
  };
  return {
    chosen,
    quantity,
    quantities: quantityChoices(ruleOf(chosen)),
    rule: ruleOf(chosen),
    refused: kept?.refused,
    chooseDeclination: (declination) => {
      choiceStore.set(key, { idDeclination: declination.id, quantity: fitting(declination, quantity) });
      showInGallery(declination.pictures);
      void showAddress(declination.id);
    },
    chooseQuantity: (wanted) =>
      choiceStore.set(key, {
        idDeclination: kept?.idDeclination ?? null,
        ...(fits(chosen, wanted) ? { quantity: wanted } : { quantity, refused: wanted }),
      }),
  };
}
