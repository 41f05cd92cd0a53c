import { adminMailsQuery, adminOrdersQuery, adminReturnsQuery, adminReviewsQuery, adminStockQuery } from '#client/queries/admin.ts';
import { openRefundsQuery, unconfirmedPaymentsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import type { PanelIconName } from '../shell/panel-icons.ts';

/** Tasks of the team, the most urgent first: money and goods. */
const todos = {
  toPrepare: { icon: 'parcel', href: '/admin/orders?status=PAID' },
  inPreparation: { icon: 'clock', href: '/admin/orders?status=PREPARING' },
  unconfirmed: { icon: 'card', href: '/admin/payments/books#bank-list' },
  refunds: { icon: 'card', href: '/admin/payments' },
  returnsAsked: { icon: 'loop', href: '/admin/returns?status=ASKED' },
  returnsReceived: { icon: 'loop', href: '/admin/returns?status=RECEIVED' },
  reviews: { icon: 'star', href: '/admin/reviews?status=PENDING' },
  soldOut: { icon: 'boxes', href: '/admin/stock?state=OUT' },
  mails: { icon: 'mail', href: '/admin/mails?state=GIVEN_UP' },
} as const satisfies Record<string, { icon: PanelIconName; href: string }>;

export type TodoKey = keyof typeof todos;
export type Todo = { key: TodoKey; icon: PanelIconName; href: string; count: number };

const nbItem = 1;

/** Returns the current tasks, without empty ones; undefined until all are loaded. */
export function useTodos(): { todos: Todo[] | undefined; isError: boolean; retry: () => void } {
  const states = {
    toPrepare: useServerState(adminOrdersQuery({ nbItem, status: 'PAID' })),
    inPreparation: useServerState(adminOrdersQuery({ nbItem, status: 'PREPARING' })),
    unconfirmed: useServerState(unconfirmedPaymentsQuery({ nbItem })),
    refunds: useServerState(openRefundsQuery({ nbItem })),
    returnsAsked: useServerState(adminReturnsQuery({ nbItem, status: 'ASKED' })),
    returnsReceived: useServerState(adminReturnsQuery({ nbItem, status: 'RECEIVED' })),
    reviews: useServerState(adminReviewsQuery({ nbItem, status: 'PENDING' })),
    soldOut: useServerState(adminStockQuery({ nbItem, state: 'OUT' })),
    mails: useServerState(adminMailsQuery({ nbItem, state: 'GIVEN_UP' })),
  } satisfies Record<TodoKey, unknown>;
  const known = (Object.keys(todos) as TodoKey[]).map((key) => ({ key, ...todos[key], count: states[key].data?.total }));
  const failed = Object.values(states).filter(({ isError }) => isError);
  const isKnown = known.every(({ count }) => count !== undefined);
  return {
    todos: isKnown ? known.flatMap(({ count = 0, ...todo }) => (count > 0 ? [{ ...todo, count }] : [])) : undefined,
    isError: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
