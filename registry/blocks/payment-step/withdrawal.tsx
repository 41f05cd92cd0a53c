import { useWords } from '#client/site.tsx';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import { words as allWords } from './words.ts';

const isRental = ({ rental }: CartProduct) => Boolean(rental);
const isPersonal = ({ customizations }: CartProduct) => customizations.some((chosen) => chosen.isPersonal);

/** What of the cart can be withdrawn from, and what cannot and why: told before the order (Code de la consommation, L221-5 and L221-28). */
export function Withdrawal({ products }: Pick<Cart, 'products'>) {
  const words = useWords(allWords);
  return (
    <>
      {!products.every((line) => isRental(line) || isPersonal(line)) && <p>{words.withdrawal}</p>}
      {products.some(isRental) && <p>{words.noWithdrawalRental}</p>}
      {products.some(isPersonal) && <p>{words.noWithdrawalPersonal}</p>}
    </>
  );
}
