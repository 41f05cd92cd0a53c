import { AccessibilityForm, answerAccessibilityForm } from '#web/calls/accessibility-form.ts';
import { apiRoute } from '#web/calls/api-route.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** The report of an accessibility fault, which browsers send without our code. */
export default apiRoute(
  { methods: ['POST'], access: 'public', body: { schema: AccessibilityForm, maxBytes: 32_768, isForm: true } },
  answerAccessibilityForm,
);
