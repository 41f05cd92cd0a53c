import Router from 'next/router';
import { useEffect, useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import { useLocalPath, useSite } from '#client/site.tsx';
import type { OrderReturnProps } from '#registry/generated/order-return.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { OrderBackBody } from '#schemas/order-back.ts';
import { readReturnAddress } from '../orders/order-address.ts';
import { ReturnTrouble } from '../returns/return-trouble.tsx';
import { useOrderBack } from '../returns/use-order-back.ts';
import { SignedIn } from '../sign-in/signed-in.tsx';
import { OrderReturnView } from './order-return-view.tsx';

/** The return form of the order that the page's address names, for its owner; a request that was sent opens its own page. */
export function OrderReturn({ node }: BlockProps<OrderReturnProps>) {
  const { path } = useSite();
  const [order, setOrder] = useState<string | null>();
  useEffect(() => setOrder(readReturnAddress(window.location.pathname)?.order ?? null), []);
  if (!order) return <ReturnTrouble trouble={order === null ? 'missing' : null} onRetry={() => undefined} />;
  return <SignedIn next={path}>{() => <OwnReturn id={order} {...node.props} />}</SignedIn>;
}
export default OrderReturn;

function OwnReturn({ id, ...props }: OrderReturnProps & { id: string }) {
  const to = useLocalPath();
  const { data, trouble, retry } = useOrderBack(id);
  const { mutate, ...sending } = useApiMutation({
    mutationFn: async (body: OrderBackBody) => {
      const back = await browserApi.call('POST /order/{id}/back-products', { params: { id }, body });
      await queryClient().invalidateQueries({ queryKey: ['order-back', id] });
      await Router.push(to(`/account/orders/${id}/return/${back.id}`));
    },
  });
  if (!data) return <ReturnTrouble trouble={trouble} onRetry={retry} />;
  return <OrderReturnView {...props} {...data} {...sending} onSend={mutate} />;
}
