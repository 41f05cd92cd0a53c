/** Props of the block `withdrawal`, made from its conf.schema.json by `npm run generate`. */

export interface WithdrawalProps {
  /**
   * Sentence above the fields. Empty: what the right of withdrawal allows.
   */
  intro?: string;
  /**
   * Key of a declaration. Of the address: the block then shows its second step, or its receipt.
   */
  declarationKey?: string;
  /**
   * Key of a declaration to correct. Of the address: what was written stands in the fields already.
   */
  correctionKey?: string;
  /**
   * Order. Of the address: the one whose page led here.
   */
  orderId?: string;
  /**
   * Key of the order
   */
  orderKey?: string;
  /**
   * Number of the order. Of the address: it stands in its field already.
   */
  reference?: string;
  /**
   * Refusal. Of the address: why the last step did not succeed.
   */
  fault?: string;
}
