import { orderQuery } from '#client/queries/orders.ts';
import { orderBackQuery, returnInfoQuery, returnReasonsQuery } from '#client/queries/returns.ts';
import { useServerState } from '#client/query-client.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Order } from '#schemas/order.ts';
import type { OrderBack, OrderBackInfo, Returnable } from '#schemas/order-back.ts';

export type OrderBackState = {
  /** Undefined while it loads. */
  data:
    | { order: Order; ordersBack: OrderBack[]; returnable: Returnable; info: OrderBackInfo; reasons: { id: string; value: string }[] }
    | undefined;
  /** `missing`: refused; `failed`: no answer. */
  trouble: 'missing' | 'failed' | null;
  retry: () => void;
};

/** An order of the person with its returns and what the shop says of them. */
export function useOrderBack(id: string): OrderBackState {
  const order = useServerState(orderQuery({ id }));
  const backs = useServerState(orderBackQuery(id));
  const info = useServerState(returnInfoQuery());
  const reasons = useServerState(returnReasonsQuery());
  const queries = [order, backs, info, reasons];
  const failed = queries.find(({ isError }) => isError);
  const status = failed && readFailure(failed.error).status;
  return {
    data:
      order.data && backs.data && info.data && reasons.data
        ? { order: order.data, ...backs.data, info: info.data, reasons: reasons.data }
        : undefined,
    trouble: failed ? (status === 403 || status === 404 ? 'missing' : 'failed') : null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
