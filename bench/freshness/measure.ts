import pg from 'pg';

/** Kind of change: how it is made, and what a page shows of it. */
type Kind = {
  name: string;
  path: string;
  /** Makes the n-th change; resolves once it is saved. */
  change: (n: number) => Promise<unknown>;
  /** Returns the value of the change that a page shows; undefined: it shows none. */
  shown: (html: string) => string | undefined;
  value: (n: number) => string;
};

export type Freshness = { name: string; changes: number; loads: number; oldestMs: number; medianMs: number };

export type FreshnessInput = {
  /** Web processes that are asked in turn. */
  origins: readonly string[];
  databaseUrl: string;
  idSite: number;
  /** A call of an administrator. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Changes of each kind. */
  times: number;
  /** Loads a second, over all processes. */
  rate: number;
};

/**
 * Changes a price, stock, the last piece, a parameter, a page and a piece of news again and again while pages that show them are loaded,
 * and says how old the oldest load was: the time between a change that was saved and the beginning of the last load that did not show it.
 */
export async function measureFreshness(input: FreshnessInput): Promise<Freshness[]> {
  const client = new pg.Client({ connectionString: input.databaseUrl });
  await client.connect();
  try {
    const found: Freshness[] = [];
    for (const kind of await kindsOf(input, client)) found.push(await measure(input, kind));
    return found;
  } finally {
    await client.end();
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function measure({ origins, times, rate }: FreshnessInput, kind: Kind): Promise<Freshness> {
  const { name, path, change, shown, value } = kind;
  /** Values with the time when each was saved, in ms; the last is the current one. */
  const saved: { value: string; at: number }[] = [];
  const ages: number[] = [];
  const failures: string[] = [];
  let loads = 0;
  const load = async (origin: string) => {
    const begun = performance.now();
    const answer = await fetch(origin + path);
    const now = shown(await answer.text());
    loads += 1;
    if (now === undefined) return void failures.push(`${name}: ${path} answered ${answer.status} without it`);
    const at = saved.findLastIndex((each) => each.value === now);
    // If the next value was saved before this load began, the load should have shown it.
    const next = saved[at + 1];
    ages.push(next && next.at < begun ? begun - next.at : 0);
  };
  await change(0);
  saved.push({ value: value(0), at: performance.now() });
  await pause(1500);
  let isOver = false;
  const loading = (async () => {
    const under = new Set<Promise<void>>();
    const began = performance.now();
    for (let n = 0; !isOver; n += 1) {
      const one = load(origins[n % origins.length] ?? '').catch((error: unknown) => void failures.push(`${name}: ${error}`));
      under.add(one);
      void one.finally(() => under.delete(one));
      // By the clock: what was late is made up for.
      await pause(Math.max(0, began + ((n + 1) * 1000) / rate - performance.now()));
    }
    await Promise.all(under);
  })();
  for (let n = 1; n <= times; n += 1) {
    await change(n);
    saved.push({ value: value(n), at: performance.now() });
    // Long enough for a page that is too old to be seen.
    await pause(1100 + (n % 7) * 50);
  }
  isOver = true;
  await loading;
  if (failures.length > 0) throw new Error(`${failures.length} loads failed: ${failures[0]}`);
  const late = ages.filter((age) => age > 0).sort((a, b) => a - b);
  return { name, changes: times, loads, oldestMs: Math.round(late.at(-1) ?? 0), medianMs: Math.round(late[late.length >> 1] ?? 0) };
}

type Sold = { idProduct: number; idDeclination: number; slug: string; path: string };

async function kindsOf({ idSite, call, origins }: FreshnessInput, client: pg.Client): Promise<Kind[]> {
  const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await client.query(text, values)).rows as T[];
  const read = async <T>(path: string): Promise<T> => (await (await fetch(`${origins[0]}/api${path}`)).json()).data as T;
  const { products } = await read<{ products: { idProduct: number; url: string; setQuantity: boolean }[] }>('/product?nbItem=60');
  const pieces: Sold[] = [];
  for (const { idProduct, url } of products) {
    const sheet = await read<{ declination: { id: number; setQuantity: boolean; quantity: number }[]; slug: string; rental: unknown }>(
      `/product/${idProduct}`,
    );
    const [only] = sheet.declination;
    if (only && sheet.declination.length === 1 && only.setQuantity && only.quantity > 0 && !sheet.rental)
      pieces.push({ idProduct, idDeclination: only.id, slug: sheet.slug, path: url });
    if (pieces.length === 2) break;
  }
  const [priced, counted] = pieces;
  if (!priced || !counted) throw new Error('the site has too few single pieces');
  const availability = (html: string) => /schema\.org\/(InStock|OutOfStock)/.exec(html)?.[1];
  const stockAt = (n: number) => (n % 2 === 0 ? 3 : 0);
  const count = async (stock: number) => {
    const [{ now } = { now: 0 }] = await rows<{ now: number }>('select stock as now from declinations where id_site = $1 and id = $2', [
      idSite,
      counted.idDeclination,
    ]);
    await call('PUT', `/admin/stock/${counted.idDeclination}`, { stock, seen: now, note: 'Mesure' });
  };
  /** As an order takes its piece and a cancellation gives it back: by the database itself, whoever writes. */
  const sell = (stock: number) =>
    rows('update declinations set stock = $3 where id_site = $1 and id = $2', [idSite, counted.idDeclination, stock]);
  const [news] = await rows<{ id: number }>('select id from news where id_site = $1 order by id limit 1', [idSite]);
  const title = (n: number) => `Mesure ${n} fin`;
  const titleIn = (html: string) => /Mesure \d+ fin/.exec(html)?.[0];
  const [page] = await rows<{ id: number; url: string }>(
    "select id, url from pages where id_site = $1 and type = 'legal' and is_valid order by id limit 1",
    [idSite],
  );
  if (!news || !page) throw new Error('the site has no news or no legal page');
  return [
    {
      name: 'price',
      path: priced.path,
      change: (n) =>
        rows('update declinations set price = $3, fixed_price = $3 where id_site = $1 and id = $2', [
          idSite,
          priced.idDeclination,
          10_001 + n * 100,
        ]),
      shown: (html) => /"price":"?(\d+\.\d\d)"?/.exec(html)?.[1],
      value: (n) => ((10_001 + n * 100) / 100).toFixed(2),
    },
    { name: 'stock', path: counted.path, change: (n) => count(stockAt(n)), shown: availability, value: availabilityAt(stockAt) },
    {
      name: 'last piece',
      path: counted.path,
      change: (n) => sell((n + 1) % 2),
      shown: availability,
      value: availabilityAt((n) => (n + 1) % 2),
    },
    {
      name: 'parameter',
      path: '/',
      change: async (n) => {
        const { version } = await call<{ version: number }>('GET', '/admin/parameter');
        await call('PUT', '/admin/parameter', { version, values: { CREATED_BY_MESSAGE: `Réglage ${n} fin` } });
      },
      shown: (html) => /Réglage \d+ fin/.exec(html)?.[0],
      value: (n) => `Réglage ${n} fin`,
    },
    {
      name: 'page',
      path: page.url,
      change: async (n) => {
        await rows('begin');
        await rows('update pages set title = $3 where id_site = $1 and id = $2', [idSite, page.id, title(n)]);
        await rows('update sites set version = version + 1 where id = $1', [idSite]);
        await rows('commit');
      },
      shown: titleIn,
      value: title,
    },
    {
      name: 'news',
      path: '/',
      change: (n) => rows('update news set title = $3 where id_site = $1 and id = $2', [idSite, news.id, title(n)]),
      shown: titleIn,
      value: title,
    },
  ];
}

const availabilityAt = (stockAt: (n: number) => number) => (n: number) => (stockAt(n) > 0 ? 'InStock' : 'OutOfStock');
