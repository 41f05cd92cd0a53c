import { answerRobots } from '#web/crawlers/for-crawlers.ts';
import { apiRoute } from '#web/http/api-route.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, answerRobots);
