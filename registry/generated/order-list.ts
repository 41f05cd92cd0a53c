/** Props of the block `order-list`, made from its conf.schema.json by `npm run generate`. */

export interface OrderListProps {
  /**
   * Orders a page
   */
  nbItem: number;
  /**
   * Link when there are none
   */
  shopUrl: string;
}
