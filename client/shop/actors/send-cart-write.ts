import type { CartWrite } from '#machines/cart/cart-machine.ts';
import type { Cart } from '#schemas/cart.ts';
import { checkedApi } from '../../browser-api.ts';

/** Sends one write of the cart. Without a cart an addition makes one; any other write there is a fault. */
export function sendCartWrite({ id, write }: { id: string | null; write: CartWrite }, signal: AbortSignal): Promise<Cart> {
  if (write.kind === 'add') {
    const { idDeclination: declinationId, quantity, rental, key: idempotencyKey } = write;
    const body = { type: 'MAIN_CART', quantity, rentFrom: rental?.from, rentTo: rental?.to, idempotencyKey } as const;
    return checkedApi.call(
      'POST /cart/{cartId}/product/{declinationId}',
      { params: { cartId: id ?? 'new', declinationId }, body },
      { signal },
    );
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
      return checkedApi.call('DELETE /cart/{cartId}/product/{productId}/{idCartProduct}', { params }, { signal });
    }
    case 'discount': {
      const { code: discountCode } = write;
      if (discountCode !== '') return checkedApi.call('POST /order/discount', { body: { idCart: id, discountCode } }, { signal });
      const body = { type: 'MAIN_CART', discountCode } as const;
      return checkedApi.call('POST /cart/{cartId}', { params: { cartId: id }, body }, { signal });
    }
  }
}
