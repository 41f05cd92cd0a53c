export { listLogoPictures, missingPictures, overlayLogos, placeLogos, readLogos } from './logos.ts';
export { pagesOf } from './pages-of.ts';
export { readSiteInfo } from './read-site.ts';
export { language, languageAsked, site } from './site-middleware.ts';
export { raiseSiteVersion } from './version.ts';
