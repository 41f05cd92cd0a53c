export { forgetPresence } from './editing/presence.ts';
export { forgetPreviewLinks } from './editing/preview-links.ts';
export { publishDue } from './editing/publish-due.ts';
export { editingRoutes } from './editing/routes.ts';
export { checkPreview, storePreview } from './previews.ts';
export { siteRoutes } from './routes.ts';
export { schemaRoutes } from './schema-routes.ts';
export { forgetDeletedPages } from './tree/deleted-pages.ts';
export { treeRoutes } from './tree/routes.ts';
