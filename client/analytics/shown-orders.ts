import type { Order } from '#schemas/order.ts';

let shown: Order | undefined;
let follower: ((order: Order) => void) | undefined;

/** Notes the order that a page shows, for measurement that may come later. It costs nothing else. */
export function noteOrder(order: Order): void {
  shown = order;
  follower?.(order);
}

/** Calls `follow` with the order that the page shows, and with those that later pages do. */
export function followOrders(follow: (order: Order) => void): void {
  follower = follow;
  if (shown) follow(shown);
}
