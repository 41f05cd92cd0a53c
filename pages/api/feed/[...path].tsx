import { apiRoute } from '#web/calls/api-route.ts';
import { answerFeed } from '#web/crawlers/feeds.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, (request, response) =>
  answerFeed(request, response, `/${[request.query.path].flat().join('/')}`),
);
