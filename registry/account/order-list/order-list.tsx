import { useState } from 'react';
import { ordersQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useSite } from '#client/site.tsx';
import type { OrderListProps } from '#registry/generated/order-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { SignedIn } from '../sign-in/signed-in.tsx';
import { OrderListView } from './order-list-view.tsx';

/** The signed-in person's orders. */
export function OrderList({ node }: BlockProps<OrderListProps>) {
  const { path } = useSite();
  return <SignedIn next={path}>{() => <Orders {...node.props} />}</SignedIn>;
}
export default OrderList;

function Orders(props: OrderListProps) {
  const [page, setPage] = useState(1);
  const query = useServerState(ordersQuery({ page, nbItem: props.nbItem }));
  return (
    <OrderListView
      {...props}
      list={query.data}
      isFailed={query.isError}
      isBusy={query.isPlaceholderData}
      page={page}
      onPage={setPage}
      onRetry={() => void query.refetch()}
    />
  );
}
