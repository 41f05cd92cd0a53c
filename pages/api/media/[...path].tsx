import { answerMedia } from '#web/http/media.ts';

/** Pictures and fonts. proxy.tsx sends `/media/…` here. */
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default answerMedia;
