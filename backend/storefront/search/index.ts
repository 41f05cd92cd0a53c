export { findProductsNamed, findStocked } from './inventory/find-stocked.ts';
export { currentInventory } from './inventory/keep-inventory.ts';
export { forgetChanges, warmCatalogue } from './listing/keep-catalogue.ts';
export { catalogueRoutes } from './routes.ts';
