import { apiRoute } from '#web/calls/api-route.ts';
import { forward } from '#web/calls/forward.ts';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** Calls of the browser. Who may do what is the API's to say. */
export default apiRoute(
  { methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], access: 'public', isProxy: true },
  forward,
);
