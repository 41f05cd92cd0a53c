/** Props of the block `order-outcome`, made from its conf.schema.json by `npm run generate`. */

export interface OrderOutcomeProps {
  /**
   * Outcome
   */
  outcome: 'cancelled' | 'failed';
  /**
   * Text
   */
  text?: string;
}
