import { spyOn } from 'storybook/test';
import { ApiFailure } from '#client/api-failure.ts';
import { browserApi } from '#client/browser-api.ts';
import { queryClient } from '#client/query-client.ts';
import { mergeEntries } from '#domain/entities/merge-entries.ts';
import { entityPath } from '#schemas/calls/entity-calls.ts';
import type { Entity } from '#schemas/entities/define-entity.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { type EntityKind, entities } from '#schemas/entities/index.ts';

type Value = Record<string, unknown>;
type Input = {
  params?: { key?: string; version?: number };
  query?: { search?: string };
  body?: Value & { value?: Value; revision?: string };
};

/** A call that the fake API received: its key and its input. */
export type ReceivedCall = { key: string; input: Input };

/** Entries of a kind in memory, behind the panel's calls. What it does not know is answered as not found. */
export class EntriesApi {
  readonly calls: ReceivedCall[] = [];
  readonly #entity: Entity;
  readonly #entries: Map<string, Value>;
  readonly #others: Readonly<Partial<Record<EntityKind, readonly Value[]>>>;
  /** Change that somebody else makes before the next write. */
  #meanwhile: { key: string; value: Value } | null = null;

  /** @param others entries of other kinds, which the form offers, by the kind */
  constructor(kind: EntityKind, entries: readonly Value[], others: Readonly<Partial<Record<EntityKind, readonly Value[]>>> = {}) {
    this.#others = others;
    this.#entity = entities[kind] as unknown as Entity;
    this.#entries = new Map(entries.map((value) => [readKey(this.#entity, value), value]));
    queryClient().clear();
    spyOn(browserApi, 'call').mockImplementation(((key: string, input: Input) => this.#answer(key, input)) as never);
  }

  changeMeanwhile(key: string, value: Value): void {
    this.#meanwhile = { key, value };
  }

  async #answer(call: string, input: Input): Promise<unknown> {
    this.calls.push({ key: call, input });
    const [method = '', path = ''] = call.split(' ');
    const key = input.params?.key ?? '';
    if (path.startsWith('/admin/deleted-entry')) return { total: 0, entries: [] };
    if (path.startsWith('/admin/choice')) return { total: 0, items: [] };
    if (path === '/admin/stock/{id}') return {};
    if (!path.startsWith('/admin/entity/')) throw new ApiFailure(404, 'Not found');
    const other = Object.entries(this.#others).find(([kind]) => path === `/admin/entity/${entityPath(kind)}`)?.[1];
    if (other) return { total: other.length, entries: other };
    if (path.endsWith('/bulk')) return this.#bulk(input.body ?? {});
    if (path.endsWith('/version')) return { total: 0, versions: [] };
    if (method === 'POST') return this.#write(readKey(this.#entity, input.body?.value ?? {}), input.body?.value ?? {});
    if (!path.endsWith('{key}')) return this.#list(input.query?.search ?? '');
    if (method === 'PUT') return { ...this.#save(key, input.body ?? {}), merged: [] };
    return this.#read(key);
  }

  #list(search: string): unknown {
    const found = [...this.#entries.values()].filter((value) => JSON.stringify(value).toLowerCase().includes(search.toLowerCase()));
    return { total: found.length, entries: found };
  }

  #read(key: string): Value {
    const value = this.#entries.get(key);
    if (!value) throw new ApiFailure(404, 'Cette fiche n’existe pas.');
    return { value, revision: computeRevision(value), version: 1, savedBy: 'Nora Petit', savedAt: '2026-12-01T08:00:00.000Z' };
  }

  #write(key: string, value: Value): Value {
    this.#entries.set(key, value);
    return this.#read(key);
  }

  #save(key: string, { value = {}, revision }: Input['body'] & object): Value {
    if (this.#meanwhile?.key === key) {
      const theirs = { ...this.#entries.get(key), ...this.#meanwhile.value };
      const { collisions } = mergeEntries(this.#entity, { base: this.#entries.get(key), theirs, mine: value });
      this.#meanwhile = null;
      this.#entries.set(key, theirs);
      const conflict = {
        revision: computeRevision(theirs),
        value: theirs,
        savedBy: 'Paul Petit',
        savedAt: '2026-12-01T09:00:00.000Z',
        collisions,
        uses: [],
      };
      throw new ApiFailure(409, 'Paul Petit a enregistré cette fiche entre-temps.', { conflict });
    }
    if (revision !== computeRevision(this.#entries.get(key) ?? {})) throw new ApiFailure(409, 'conflict');
    return this.#write(key, value);
  }

  #bulk({ keys = [] }: Value): unknown {
    return (keys as readonly string[]).map((key) => {
      this.#entries.delete(key);
      return { key, outcome: 'done', message: '', fields: [] };
    });
  }
}

/** A text of 32 hexadecimal digits that is another for another value. */
function computeRevision(value: Value): string {
  let hash = 7;
  for (const sign of JSON.stringify(value)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 0xffffffff;
  return hash.toString(16).padStart(32, '0');
}
