import { type Api, route } from '#backend/platform/http/route.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { addFonts } from './fonts/add-fonts.ts';
import { listFontFamilies } from './fonts/families.ts';
import { createFontLibrary } from './fonts/library.ts';

/** Fonts that parameters can name. */
export function fontRoutes(api: Api, mediaStore: MediaStore): void {
  const library = createFontLibrary(mediaStore);
  route(api, 'GET /font', async ({ db, site, log }) => listFontFamilies(db, site.id, await library(log)));
  route(api, 'POST /admin/font', async ({ db, site, body, files, say }) => {
    const family = await addFonts(db, mediaStore, { idSite: site.id, family: body.family, files });
    say('font.added');
    return family;
  });
}
