/** Props of the block `alcohol-message`, made from its conf.schema.json by `npm run generate`. */

export interface AlcoholMessageProps {}
