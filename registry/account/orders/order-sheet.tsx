import { useEffect } from 'react';
import { noteOrder } from '#client/analytics/shown-orders.ts';
import { orderDocumentsQuery, orderQuery } from '#client/queries/orders.ts';
import { orderBackQuery } from '#client/queries/returns.ts';
import { queryClient, useServerState } from '#client/query-client.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Order } from '#schemas/order.ts';
import { OrderSheetView } from './order-sheet-view.tsx';

/** An order as its customer reads it: of her account, or with `orderKey` anybody's who has it. Returns are asked for with an account. */
export function OrderSheet({ id, orderKey }: { id: string; orderKey?: string }) {
  const query = useServerState(orderQuery({ id, key: orderKey }));
  const documents = useServerState(orderDocumentsQuery(id, orderKey));
  const returns = useServerState({ ...orderBackQuery(id), enabled: !orderKey }).data;
  const status = query.error && readFailure(query.error).status;
  const { data: order } = query;
  useEffect(() => {
    if (order) noteOrder(order);
  }, [order]);
  const keep = (changed: Order) => {
    queryClient().setQueryData(orderQuery({ id, key: orderKey }).queryKey, changed);
    // The order has a credit note now, and its status in the list has changed.
    void documents.refetch();
    void queryClient().invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <OrderSheetView
      order={order}
      trouble={query.error ? (status === 403 || status === 404 ? 'missing' : 'failed') : null}
      onRetry={() => void query.refetch()}
      onCancelled={keep}
      orderKey={orderKey}
      documents={documents.data}
      returns={returns}
    />
  );
}
