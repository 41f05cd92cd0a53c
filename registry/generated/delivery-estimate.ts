/** Props of the block `delivery-estimate`, made from its conf.schema.json by `npm run generate`. */

export interface DeliveryEstimateProps {
  /**
   * Collection. Shows the next slot to collect the order.
   */
  pickup: boolean;
}
