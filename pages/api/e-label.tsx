import { apiRoute } from '#web/calls/api-route.ts';
import { answerELabel } from '#web/screens/e-label.tsx';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, answerELabel);
