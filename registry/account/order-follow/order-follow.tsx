import { useEffect, useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { readAddress } from '#client/hidden-address.ts';
import { useSite } from '#client/site.tsx';
import type { OrderFollowProps } from '#registry/generated/order-follow.ts';
import type { BlockProps } from '#renderer/types.ts';
import { type OrderAddress, readOrderAddress } from '../orders/order-address.ts';
import { OrderSheet } from '../orders/order-sheet.tsx';
import { LookupForm } from './lookup-form.tsx';

/** The order that the page's address opens by its key, or else the way to it by its number and e-mail address. */
export function OrderFollow({ node }: BlockProps<OrderFollowProps>) {
  const [address, setAddress] = useState<OrderAddress | null>(null);
  // Another address of the same page comes as another context.
  const page = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again when the page comes.
  useEffect(() => setAddress(readOrderAddress(readAddress())), [page]);
  const { mutate, ...sending } = useApiMutation({
    mutationFn: (order: { reference: string; email: string }) => browserApi.call('POST /order/lookup', { body: order }),
    onSuccess: ({ id, key }) => {
      // The same page, so that it can be loaded again and kept.
      window.history.replaceState(window.history.state, '', `${window.location.pathname}?${new URLSearchParams({ order: id, key })}`);
      setAddress({ id, key });
    },
  });
  if (address?.key) return <OrderSheet id={address.id} orderKey={address.key} />;
  return <LookupForm {...node.props} {...sending} onFind={mutate} />;
}
export default OrderFollow;
