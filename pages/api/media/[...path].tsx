import { apiRoute } from '#web/calls/api-route.ts';
import { answerMedia } from '#web/files/media.ts';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** Pictures and fonts. proxy.tsx sends `/media/…` here. */
export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public', isProxy: true }, answerMedia);
