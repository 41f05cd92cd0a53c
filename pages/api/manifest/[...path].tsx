import { apiRoute } from '#web/calls/api-route.ts';
import { answerManifest } from '#web/crawlers/manifest.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, (request, response) =>
  answerManifest(request, response, `/${[request.query.path].flat().join('/')}`),
);
