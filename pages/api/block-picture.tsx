import { apiRoute } from '#web/calls/api-route.ts';
import { blockPicture } from '#web/files/block-picture.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** Picture of a block for the palette of the page editor: GET /api/block-picture?type=hero, `&winemaker` in the colours of an estate. */
export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, async ({ query }, response) => {
  const picture = await blockPicture(String(query.type ?? ''), query.winemaker !== undefined);
  if (!picture) return void response.status(404).setHeader('Cache-Control', 'no-store').end();
  response.setHeader('Content-Type', 'image/webp').setHeader('Cache-Control', 'public, max-age=86400').end(picture);
});
