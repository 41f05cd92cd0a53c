import { Hono } from 'hono';
import { type Lang, langs } from '#messages/languages.ts';
import type { Payment, Provider } from '../core/books.ts';
import { Decision, type Desk } from '../core/desk.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { languageFor } from './language.ts';
import { challengePage, notePage, paymentPage } from './payment-page.ts';

const isOpen = ({ state }: Payment): boolean => state === 'open' || state === 'refused';

const languageOf = (text: unknown): Lang | undefined => langs.find((lang) => lang === text);

/** `/pay/<payment>`: the payment page of every provider that sends the browser to one. */
export function pageRoutes({ books }: Simulator, desks: Readonly<Record<Provider, Desk>>): Hono<SimulatorEnv> {
  const app = new Hono<SimulatorEnv>();

  app.get('/:id', (c) => {
    const payment = books.payments.get(c.req.param('id'));
    const asked = languageOf(c.req.query('lang'));
    const accepted = c.req.header('accept-language');
    if (!payment) return c.html(notePage(languageFor(asked, accepted), 'missing'), 404);
    const desk = desks[payment.provider];
    const language = languageFor(asked ?? desk.languageOf(payment), accepted);
    if (!isOpen(payment)) return c.html(notePage(language, 'decided'));
    return c.html(paymentPage(payment, language, desk.decisions, payment.state === 'refused'));
  });

  app.post('/:id', async (c) => {
    const payment = books.require(c.req.param('id'));
    const { decision: chosen, lang } = await c.req.parseBody();
    const language = languageFor(languageOf(lang), c.req.header('accept-language'));
    if (!isOpen(payment)) return c.html(notePage(language, 'decided'));
    const page = `/pay/${payment.id}`;
    if (chosen === 'challenge') return c.html(challengePage(payment, language, page));
    if (chosen === 'leave') return c.html(notePage(language, 'left', page));
    const decision = Decision.safeParse(chosen);
    if (!decision.success) throw new Refusal('no such decision');
    const returnTo = await desks[payment.provider].decide(payment, decision.data);
    return c.redirect(returnTo ?? `${page}?lang=${language}`, 303);
  });

  return app;
}
