/** Props of the block `password-reset`, made from its conf.schema.json by `npm run generate`. */

export interface PasswordResetProps {
  /**
   * Key of the link. Bound to the page’s address.
   */
  token?: string;
}
