import type { CartWrite } from '#machines/cart/cart-machine.ts';
import type { Cart } from '#schemas/cart.ts';
import { readFailure } from '#schemas/failure.ts';
import { checkedApi } from '../../browser-api.ts';
import { addToFirstCart } from './first-cart.ts';

/** Sends one write of the cart. Without a cart an addition makes one; any other write there is a fault. */
export function sendCartWrite({ id, write }: { id: string | null; write: CartWrite }, signal: AbortSignal): Promise<Cart> {
  const setDiscount = (idCart: string, discountCode: string) =>
    checkedApi.call('POST /order/discount', { body: { idCart, discountCode } }, { signal });
  if (write.kind === 'add') {
    const { idDeclination: declinationId, quantity, rental, key: idempotencyKey } = write;
    const body = { type: 'MAIN_CART', quantity, rentFrom: rental?.from, rentTo: rental?.to, idempotencyKey } as const;
    const add = (cartId: string) =>
      checkedApi.call('POST /cart/{cartId}/product/{declinationId}', { params: { cartId, declinationId }, body }, { signal });
    return id === null ? addToFirstCart(add, signal) : add(id);
  }
  if (id === null) throw new Error(`There is no cart for "${write.kind}"`);
  switch (write.kind) {
    case 'setQuantity': {
      const params = { cartId: id, productId: write.line.idProduct };
      const body = { quantity: write.quantity, idCartProduct: write.line.id };
      return checkedApi.call('PUT /cart/{cartId}/product/{productId}/quantity', { params, body }, { signal });
    }
    case 'remove': {
      const params = { cartId: id, productId: write.line.idProduct, idCartProduct: write.line.id };
      // A line that is not there is removed: by the call whose answer was lost, or in another tab.
      return checkedApi.call('DELETE /cart/{cartId}/product/{productId}/{idCartProduct}', { params }, { signal }).catch((error) => {
        if (readFailure(error).status === 404)
          return checkedApi.call(
            'POST /cart/{cartId}',
            { params: { cartId: id }, body: { type: 'MAIN_CART', discountCode: '' } },
            { signal },
          );
        throw error;
      });
    }
    case 'discount':
      return setDiscount(id, write.code);
    case 'removeDiscount':
      return setDiscount(id, '');
  }
}
