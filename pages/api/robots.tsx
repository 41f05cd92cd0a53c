import { apiRoute } from '#web/calls/api-route.ts';
import { answerRobots } from '#web/crawlers/for-crawlers.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, answerRobots);
