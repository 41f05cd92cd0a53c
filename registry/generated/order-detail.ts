/** Props of the block `order-detail`, made from its conf.schema.json by `npm run generate`. */

export interface OrderDetailProps {}
