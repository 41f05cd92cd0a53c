import { renditionUrl } from '#domain/addresses.ts';
import { apiRoute } from '#web/calls/api-route.ts';
import { answerShortly } from '#web/files/media.ts';
import { currentSite } from '#web/site/current-site.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** An hour: the owner may choose another picture, and the address stays. */
const maxAgeSeconds = 3600;

/** For browsers that ask for `/favicon.ico` without having read the page: the site's own, or nothing. proxy.tsx sends them here. */
export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, async (request, response) => {
  const site = await currentSite().catch(() => undefined);
  const logo = site?.info.logos.find(({ type }) => type === 'LOGO_FAVICON');
  if (!logo) return void response.status(204).setHeader('Cache-Control', 'no-store').end();
  await answerShortly(request, response, renditionUrl(logo.onlineImage.url, 160, 'png'), maxAgeSeconds);
});
