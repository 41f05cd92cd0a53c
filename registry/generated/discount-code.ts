/** Props of the block `discount-code`, made from its conf.schema.json by `npm run generate`. */

export interface DiscountCodeProps {
  /**
   * Folded until it is opened. An empty field in full view sends people looking for a code elsewhere.
   */
  folded: boolean;
  /**
   * Help below the field
   */
  hint?: string;
}
