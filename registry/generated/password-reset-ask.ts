/** Props of the block `password-reset-ask`, made from its conf.schema.json by `npm run generate`. */

export interface PasswordResetAskProps {
  /**
   * Sentence above the field
   */
  intro?: string;
}
