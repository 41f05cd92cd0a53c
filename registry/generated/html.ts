/** Props of the block `html`, made from its conf.schema.json by `npm run generate`. */

export interface HtmlProps {
  /**
   * HTML. Scripts, frames, forms and styles are taken out; classes stay, for the CSS added in the settings.
   */
  html: string;
}
