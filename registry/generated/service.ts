/** Props of the block `service`, made from its conf.schema.json by `npm run generate`. */

export interface ServiceProps {
  /**
   * Service. The service’s name as its address writes it. Without it, that of the page.
   */
  service?: string;
}
