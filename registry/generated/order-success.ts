/** Props of the block `order-success`, made from its conf.schema.json by `npm run generate`. */

export interface OrderSuccessProps {
  /**
   * Word of thanks
   */
  thanks?: string;
  /**
   * Link back
   */
  shopUrl: string;
}
