/** Props of the block `legal-text`, made from its conf.schema.json by `npm run generate`. */

export interface LegalTextProps {
  /**
   * Text
   */
  text: 'LEGAL_NOTICE' | 'PRIVACY_POLICY' | 'COOKIE_POLICY' | 'USE_TERMS' | 'SALE_TERMS';
  /**
   * Length of the lines
   */
  measure: 'text' | 'full';
}
