/** Props of the block `auth-form`, made from its conf.schema.json by `npm run generate`. */

export interface AuthFormProps {
  /**
   * Panel open first
   */
  start: 'login' | 'register';
  /**
   * Page after signing in
   */
  nextUrl: string;
  /**
   * Offer the newsletter
   */
  newsletter: boolean;
}
