/** Props of the block `columns`, made from its conf.schema.json by `npm run generate`. */

export interface ColumnsProps {
  /**
   * Split. Two columns, except with “Three” and “Four”.
   */
  split: 'equal' | 'wide-first' | 'wide-last' | 'three' | 'four';
  /**
   * Gap
   */
  gap: 'small' | 'medium' | 'large';
  /**
   * Vertical alignment
   */
  align: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Last column first on a phone
   */
  lastFirstOnPhone: boolean;
}
