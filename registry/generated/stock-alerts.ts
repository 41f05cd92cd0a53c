/** Props of the block `stock-alerts`, made from its conf.schema.json by `npm run generate`. */

export interface StockAlertsProps {
  /**
   * Text when there are none. Empty: a text that suits any shop.
   */
  emptyText?: string;
  /**
   * Link when there are none
   */
  shopUrl: string;
  /**
   * Key of an alert. That of an e-mail: the block then takes that alert off.
   */
  alertKey?: string;
}
