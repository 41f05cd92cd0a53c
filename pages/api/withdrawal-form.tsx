import { apiRoute } from '#web/calls/api-route.ts';
import { answerWithdrawalForm, WithdrawalForm } from '#web/calls/withdrawal-form.ts';
import { maxFormBytes } from '#web/security/read-body.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** The forms of a withdrawal, which browsers send without our code; each answer leads to the page of the next step. */
export default apiRoute(
  { methods: ['POST'], access: 'public', body: { schema: WithdrawalForm, maxBytes: maxFormBytes, isForm: true } },
  answerWithdrawalForm,
);
