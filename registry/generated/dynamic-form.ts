/** Props of the block `dynamic-form`, made from its conf.schema.json by `npm run generate`. */

export interface DynamicFormProps {
  /**
   * Form. Its name or its number.
   */
  form: string;
  /**
   * Show the form’s title
   */
  showTitle: boolean;
  /**
   * Level of the title
   */
  level: number;
  /**
   * Privacy policy
   */
  privacyUrl: string;
}
