import { Hono } from 'hono';
import type { Desk } from '../core/desk.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { languageFor } from '../page/language.ts';
import { challengePage, notePage } from '../page/payment-page.ts';
import { isSameText } from '../signatures/hmac-signatures.ts';
import type { Ledger } from './ledger.ts';

/** `/stripe/challenge/<intent>`: the bank's page for 3-D Secure, from which the browser goes back to the shop's return address. */
export function challengeRoutes({ books }: Simulator, { ledger, decide }: Desk & { ledger: Ledger }): Hono<SimulatorEnv> {
  const app = new Hono<SimulatorEnv>();
  const requireIntent = (id: string, secret: string | undefined) => {
    const intent = ledger.intents.get(id);
    if (!intent || !isSameText(intent.clientSecret, secret ?? '')) throw new Refusal('no such payment', { status: 404 });
    return intent;
  };

  app.get('/:id', (c) => {
    const intent = requireIntent(c.req.param('id'), c.req.query('client_secret'));
    const language = languageFor(undefined, c.req.header('accept-language'));
    if (intent.status !== 'requires_action') return c.html(notePage(language, 'decided', intent.returnUrl ?? undefined));
    const action = `/stripe/challenge/${intent.payment.id}?client_secret=${encodeURIComponent(intent.clientSecret)}`;
    return c.html(challengePage(intent.payment, language, action));
  });

  app.post('/:id', async (c) => {
    const intent = requireIntent(c.req.param('id'), c.req.query('client_secret'));
    const { decision } = await c.req.parseBody();
    if (intent.status !== 'requires_action') throw new Refusal('this payment waits for no authentication');
    const returnTo = await decide(books.require(intent.payment.id, 'stripe'), decision === 'accept' ? 'accept' : 'fail-challenge');
    if (!returnTo) throw new Refusal('this payment has no return address');
    return c.redirect(returnTo, 303);
  });

  return app;
}
