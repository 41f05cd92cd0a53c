import { apiRoute } from '#web/calls/api-route.ts';
import { answerSitemap } from '#web/crawlers/for-crawlers.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, (request, response) =>
  answerSitemap(request, response, [request.query.part].flat()[0]),
);
