/** Props of the block `delivery-choice`, made from its conf.schema.json by `npm run generate`. */

export interface DeliveryChoiceProps {
  /**
   * Offer collection in the shop
   */
  collect: boolean;
  /**
   * Offer home delivery
   */
  delivery: boolean;
  /**
   * Offer relay points. Also shows the carriers that hand parcels over at relay points.
   */
  relay: boolean;
  /**
   * Note about collection
   */
  collectNote?: string;
}
