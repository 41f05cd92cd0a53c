import fc from 'fast-check';
import { randomId } from '#client/random-id.ts';
import { type Browser, type Fault, openTab, settle, shownLine, type Tab, untilSession } from './browser.ts';
import { add, type Model, remove, type Sold, setQuantity, signIn, signOut } from './model.ts';

/** Running system: the browser, the products of the shop, and whether a change of a line may be pending. */
export type Real = {
  browser: Browser;
  catalogue: readonly Sold[];
  email: string;
  password: string;
  changing: Tab | null;
  adding: Set<Tab>;
};
export type Command = fc.AsyncCommand<Model, Real>;
type Step = { faults: Fault[]; tab: number };

const tabOf = (real: Real, { tab }: Step): Tab => {
  const { tabs } = real.browser;
  const found = tabs[tab % tabs.length];
  if (!found) throw new Error('no tab is open');
  return found;
};

async function rest(real: Real): Promise<void> {
  await settle(real.browser);
  real.changing = null;
  real.adding.clear();
}

const command = (
  name: string,
  step: Step,
  run: (model: Model, real: Real) => Promise<void>,
  check?: (model: Readonly<Model>) => boolean,
): Command => ({
  check: check ?? (() => true),
  run: async (model, real) => {
    real.browser.faults.push(...step.faults);
    await run(model, real);
    // A click later, as fast as a hand is or at once.
    await new Promise((resolve) => (step.tab % 2 ? setImmediate(resolve) : setTimeout(resolve, 4)));
  },
  toString: () => `${name} [tab ${step.tab}${step.faults.length ? `, ${step.faults.join(', ')}` : ''}]`,
});

/** A change of a line and anything else do not commute: what another tab has under way comes first. */
async function afterOthers(real: Real, tab: Tab, isChange: boolean): Promise<void> {
  const othersChange = real.changing !== null && real.changing !== tab;
  const othersAdd = isChange && [...real.adding].some((each) => each !== tab);
  if (othersChange || othersAdd) await rest(real);
}

const adds = (step: Step, which: number, times: number) =>
  command(`add ${times} of ${which}`, step, async (model, real) => {
    const sold = real.catalogue[which];
    const tab = tabOf(real, step);
    if (!sold) throw new Error('no product');
    // Of a few pieces the first come are served: the order of two tabs would decide.
    await afterOthers(real, tab, sold.stock < 100);
    const quantity = sold.multiple * times;
    const rule = { sellByMultipleOf: sold.multiple, stock: sold.stock, isWine: sold.isWine };
    tab.add({ key: randomId(), idDeclination: sold.idDeclination, quantity, rule });
    real.adding.add(tab);
    add(model, sold, quantity);
  });

const changes = (step: Step, which: number, times: number) =>
  command(times ? `set ${which} to ${times}` : `remove ${which}`, step, async (model, real) => {
    const sold = real.catalogue[which];
    const tab = tabOf(real, step);
    await afterOthers(real, tab, true);
    const line = shownLine(tab, sold?.idDeclination ?? 0);
    // A line that is not shown cannot be clicked, nor one that was just removed.
    if (!sold || !line || tab.cart.getSnapshot().busy) return;
    real.changing = tab;
    if (times === 0) {
      tab.cart.send({ type: 'cart.remove', key: randomId(), line });
      remove(model, sold);
    } else {
      const quantity = times * sold.multiple;
      tab.cart.send({ type: 'cart.quantity.set', key: randomId(), line, quantity });
      setQuantity(model, sold, quantity);
    }
  });

const refreshes = (step: Step) =>
  command('refresh', step, async (_, real) => {
    tabOf(real, step).cart.send({ type: 'cart.refresh' });
  });

/** The page is left and another opened: at once where only additions are under way, which are never lost. */
const leaves = (step: Step) =>
  command('leave and come back', step, async (_, real) => {
    const tab = tabOf(real, step);
    if (real.changing) await rest(real);
    tab.close();
    real.adding.delete(tab);
    real.adding.add(await openTab(real.browser));
  });

const opens = (step: Step) =>
  command(
    'open a second tab',
    step,
    async (model, real) => {
      if (real.changing) await rest(real);
      real.adding.add(await openTab(real.browser));
      model.tabs += 1;
    },
    ({ tabs }) => tabs < 2,
  );

const asksWho = async (tab: Tab) => {
  tab.auth.send({ type: 'auth.check' });
  while (tab.auth.getSnapshot().status === 'checking') await new Promise((resolve) => setImmediate(resolve));
};

const signsIn = (step: Step) =>
  command(
    'sign in',
    step,
    async (model, real) => {
      const faults = real.browser.faults.splice(0);
      await rest(real);
      const tab = tabOf(real, step);
      await asksWho(tab);
      real.browser.faults.push(...faults);
      const body = { email: real.email, password: real.password };
      await untilSession(tab, 'loggedIn', () => tab.auth.send({ type: 'auth.login', body }));
      signIn(model, real.catalogue);
    },
    ({ isSignedIn }) => !isSignedIn,
  );

const signsOut = (step: Step) =>
  command(
    'sign out',
    step,
    async (model, real) => {
      const faults = real.browser.faults.splice(0);
      await rest(real);
      const tab = tabOf(real, step);
      await asksWho(tab);
      real.browser.faults.push(...faults);
      await untilSession(tab, 'loggedOut', () => tab.auth.send({ type: 'auth.logout' }));
      signOut(model);
      await rest(real);
    },
    ({ isSignedIn }) => isSignedIn,
  );

const fault = fc.constantFrom<Fault>('none', 'none', 'lost request', 'lost answer', 'twice', 'slow');
const step: fc.Arbitrary<Step> = fc.record({ faults: fc.array(fault, { maxLength: 3 }), tab: fc.nat(3) });
const which = fc.nat(3);

/** Sequences of what a shopper does, with what the network does meanwhile. */
export const shoppers = fc.commands(
  [
    fc.tuple(step, which, fc.integer({ min: 1, max: 3 })).map((given) => adds(...given)),
    fc.tuple(step, which, fc.integer({ min: 1, max: 3 })).map((given) => adds(...given)),
    fc.tuple(step, which, fc.integer({ min: 0, max: 3 })).map((given) => changes(...given)),
    step.map(refreshes),
    step.map(leaves),
    step.map(opens),
    step.map(signsIn),
    step.map(signsOut),
  ],
  { maxCommands: 12, size: 'max' },
);
