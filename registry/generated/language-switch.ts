/** Props of the block `language-switch`, made from its conf.schema.json by `npm run generate`. */

export interface LanguageSwitchProps {
  /**
   * Names
   */
  names: 'label' | 'code';
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
}
