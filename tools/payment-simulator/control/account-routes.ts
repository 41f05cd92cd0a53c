import { Hono } from 'hono';
import { z } from 'zod';
import { providers } from '../core/books.ts';
import { Refusal } from '../core/refusal.ts';
import { Accounts } from '../core/settings.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { parseCall } from './parse-call.ts';

/** `/control/accounts`: the merchants and where they are notified. Their keys are public test keys and are answered. */
export function accountRoutes({ settings: { accounts } }: Simulator): Hono<SimulatorEnv> {
  const app = new Hono<SimulatorEnv>();
  const providerOf = (text: string) => {
    const provider = z.enum(providers).safeParse(text);
    if (!provider.success) throw new Refusal(`no provider ${text}`, { status: 404 });
    return provider.data;
  };

  app.get('/', (c) => c.json(accounts));

  app.post('/:provider', async (c) => {
    const provider = providerOf(c.req.param('provider'));
    const account = await parseCall(c, Accounts.shape[provider].element as z.ZodType<{ id: string }>);
    const list: { id: string }[] = accounts[provider];
    const at = list.findIndex(({ id }) => id === account.id);
    if (at < 0) list.push(account);
    else list[at] = account;
    return c.json(account, 201);
  });

  app.patch('/:provider/:id', async (c) => {
    const provider = providerOf(c.req.param('provider'));
    const account = accounts[provider].find(({ id }) => id === c.req.param('id'));
    if (!account) throw new Refusal(`no merchant ${c.req.param('id')}`, { status: 404 });
    const { notifyUrl } = await parseCall(c, z.strictObject({ notifyUrl: z.url({ protocol: /^https?$/ }) }));
    account.notifyUrl = notifyUrl;
    return c.json(account);
  });

  return app;
}
