/** Props of the block `order-list`, made from its conf.schema.json by `npm run generate`. */

export interface OrderListProps {
  /**
   * Text when there are none. Empty: a text that suits any shop.
   */
  emptyText?: string;
  /**
   * Orders a page
   */
  nbItem: number;
  /**
   * Link when there are none
   */
  shopUrl: string;
}
