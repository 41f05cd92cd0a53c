import { forward } from '#web/http/forward.ts';

/** Bodies are streamed to the API as they are. */
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default forward;
