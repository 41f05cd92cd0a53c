/** Props of the block `profile-card`, made from its conf.schema.json by `npm run generate`. */

export interface ProfileCardProps {}
