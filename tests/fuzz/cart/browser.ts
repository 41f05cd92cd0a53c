import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { CartEvent } from '#machines/cart-machine.ts';
import type { CartProduct } from '#schemas/cart.ts';
import type { Shop } from '../../integration/commerce/shop.ts';
import { fakeStorage } from '../../unit/client/fake-storage.ts';

/** Fault of a call: none; the request is lost; the answer is lost; it arrives twice; its answer is late. */
export type Fault = 'none' | 'lost request' | 'lost answer' | 'twice' | 'slow';

type Actors = {
  cart: Awaited<ReturnType<typeof import('#client/shop/actors/cart.ts')['startCart']>>;
  auth: Awaited<ReturnType<typeof import('#client/shop/actors/auth.ts')['startAuth']>>;
};
type Page = { browser: Browser; isOpen: boolean; listeners: EventTarget; release: Set<() => void> };
export type Tab = Page & Actors & { add: (addition: Addition) => void; close: () => void };
type Addition = import('#machines/cart-machine.ts').PendingAddition;

/** A browser: its storage, its cookie, and what the network does to its next calls. */
export type Browser = {
  shop: Shop;
  storage: Storage;
  token: string | null;
  faults: Fault[];
  tabs: Tab[];
  /** Calls and storage events on their way. */
  underWay: number;
  /** Calls made so far. */
  calls: number;
  lock: Promise<void>;
};

/** Page of the running code: the globals are those of its browser. */
const pages = new AsyncLocalStorage<Page>();
const page = (): Page => {
  const current = pages.getStore();
  if (!current) throw new Error('outside of a page');
  return current;
};
const never = () => new Promise<never>(() => undefined);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the globals of a browser those of the page that runs; before the client's code is loaded. */
export function stubBrowsers(): void {
  const on = (type: string, listener: EventListener) => page().listeners.addEventListener(type, listener);
  vi.stubGlobal('window', { addEventListener: on });
  vi.stubGlobal('document', { documentElement: { lang: 'en', toggleAttribute: () => true }, querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page().browser.storage.getItem(key),
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
    key: (index: number) => page().browser.storage.key(index),
    get length() {
      return page().browser.storage.length;
    },
  });
  vi.stubGlobal('fetch', send);
}

function write(key: string, value: string | null): void {
  const { browser, isOpen } = page();
  if (!isOpen || browser.storage.getItem(key) === value) return;
  if (value === null) browser.storage.removeItem(key);
  else browser.storage.setItem(key, value);
  for (const tab of browser.tabs.filter((each) => each !== page() && each.isOpen)) {
    browser.underWay += 1;
    setImmediate(() => {
      browser.underWay -= 1;
      if (tab.isOpen) pages.run(tab, () => tab.listeners.dispatchEvent(Object.assign(new Event('storage'), { key })));
    });
  }
}

async function request<T>(_name: string, { signal }: { signal: AbortSignal }, task: () => Promise<T>): Promise<T> {
  const { browser, release } = page();
  const before = browser.lock;
  let free = () => {};
  browser.lock = new Promise((resolve) => {
    free = resolve;
  });
  release.add(free);
  await Promise.race([before, aborted(signal)]).catch((error) => {
    void before.then(free);
    throw error;
  });
  return task().finally(free);
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** The way of a call over a bad network, past the forwarder that knows the cookie. */
async function send(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const from = page();
  const { browser } = from;
  if (!from.isOpen) return never();
  const fault = browser.faults.shift() ?? 'none';
  browser.underWay += 1;
  browser.calls += 1;
  const answered = (async () => {
    try {
      if (fault === 'lost request') throw new TypeError('Failed to fetch');
      if (fault === 'twice') await forward(browser, url, init);
      const answer = await forward(browser, url, init);
      if (fault === 'slow') await pause(25);
      if (fault === 'lost answer') throw new TypeError('Failed to fetch');
      const body = await answer.clone().json();
      if (url === '/api/login' && body.success) browser.token = body.data.token;
      if (url === '/api/logout' && body.success) browser.token = null;
      return answer;
    } finally {
      browser.underWay -= 1;
    }
  })();
  // Whoever stops waiting leaves the call on its way: the API may do it all the same.
  answered.catch(() => undefined);
  const outcome = Promise.race([answered, aborted(init.signal)]);
  return outcome.finally(() => (from.isOpen ? undefined : never()));
}

async function forward({ shop, token }: Browser, url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('idSite', String(shop.idSite));
  if (token) headers.set('Authorization', token);
  const { signal: _signal, ...call } = init;
  return shop.app.request(url.replace('/api', ''), { ...call, headers });
}

export const openBrowser = (shop: Shop): Browser => ({
  shop,
  storage: fakeStorage(),
  token: null,
  faults: [],
  tabs: [],
  underWay: 0,
  calls: 0,
  lock: Promise.resolve(),
});

/** Opens a page of the shop: its cart and session start as the stores start them, and know of each other. */
export async function openTab(browser: Browser): Promise<Tab> {
  const { startCart } = await import('#client/shop/actors/cart.ts');
  const { startAuth } = await import('#client/shop/actors/auth.ts');
  const { storeAddition } = await import('#client/shop/cart-memory.ts');
  const opened: Page = { browser, isOpen: true, listeners: new EventTarget(), release: new Set() };
  const inPage =
    <A extends unknown[]>(run: (...args: A) => void) =>
    (...args: A) =>
      pages.run(tab, () => run(...args));
  const tab = opened as Tab;
  pages.run(tab, () => {
    const cart = startCart();
    cart.resume?.();
    const claim = () => cart.send({ type: 'cart.claim' });
    const auth = startAuth({ loggedIn: claim, claim, loggedOut: () => cart.send({ type: 'cart.clear' }) });
    tab.cart = { ...cart, send: inPage(cart.send), getSnapshot: () => pages.run(tab, cart.getSnapshot) };
    tab.auth = { ...auth, send: inPage(auth.send) };
  });
  tab.add = inPage((addition) => {
    storeAddition(addition);
    tab.cart.send({ type: 'cart.add', ...addition });
  });
  tab.close = () => {
    tab.isOpen = false;
    for (const free of tab.release) free();
    browser.tabs.splice(browser.tabs.indexOf(tab), 1);
  };
  browser.tabs.push(tab);
  return tab;
}

/** Lets everything come to rest: the network is good again, and who waits for it tries again. */
export async function settle(browser: Browser): Promise<void> {
  browser.faults.length = 0;
  const retry: CartEvent = { type: 'cart.retry' };
  let quiet = 0;
  for (const most = browser.calls + 150; quiet < 3; ) {
    await pause(0);
    const views = browser.tabs.map((tab) => ({ tab, ...tab.cart.getSnapshot(), session: tab.auth.getSnapshot().status }));
    for (const { tab, session } of views) {
      tab.cart.send(retry);
      if (session === 'unknown') tab.auth.send({ type: 'auth.check' });
    }
    const isAtRest = views.every(
      ({ status, busy, session }) => (status === 'none' || status === 'created') && !busy && session.startsWith('logged'),
    );
    quiet = isAtRest && browser.underWay === 0 ? quiet + 1 : 0;
    if (browser.calls > most) throw new Error(`no rest: ${views.map(({ status, busy }) => `${status} ${busy}`)}`);
  }
}

/** Waits until a session is signed in or out, trying again as a person would. */
export async function untilSession(tab: Tab, wanted: 'loggedIn' | 'loggedOut', act: () => void): Promise<void> {
  const { browser } = tab;
  for (const most = browser.calls + 50; tab.auth.getSnapshot().status !== wanted; await pause(0)) {
    const { status } = tab.auth.getSnapshot();
    if (status === 'unknown') tab.auth.send({ type: 'auth.check' });
    if (status === (wanted === 'loggedIn' ? 'loggedOut' : 'loggedIn')) act();
    if (browser.calls > most) throw new Error(`the session stays ${status}`);
  }
}

export const shownLine = (tab: Tab, idDeclination: number): CartProduct | undefined =>
  tab.cart.getSnapshot().cart?.products.find((line) => line.idDeclination === idDeclination);
