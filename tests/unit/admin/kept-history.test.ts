import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { historyKeeper } from '#admin/page-editor/history/history-keeper.ts';
import { type KeptHistory, readHistory, stepsTo, writeHistory } from '#admin/page-editor/history/kept-history.ts';
import { type History, markStop, run, startHistory, undo } from '#domain/document/history.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';

const first: CmsDocument = { format: 1, layouts: [{ id: 1, name: 'Accueil', nodes: [] }] };

/** The section renamed once for each name, a step each. */
const renamed = (...names: string[]): History =>
  names.reduce((history, name) => {
    const done = run(markStop(history), { do: 'layout.rename', id: 1, name }, null);
    if ('refused' in done) throw new Error(done.refused);
    return done.history;
  }, startHistory(first));

const kept = (history: History, stored = history.past, revision = 4): KeptHistory => {
  const read = readHistory(writeHistory(history, stored, revision) ?? '');
  if (!read) throw new Error('Nothing was kept');
  return read;
};

describe('the history that a window keeps of a document', () => {
  it('leads back to the first document and forward to the last, as before the page was loaded anew', () => {
    const history = undo(renamed('Un', 'Deux', 'Trois'));
    expect(stepsTo(kept(history), { document: history.document, revision: 4 }, null)).toEqual({
      past: history.past,
      future: history.future,
      saved: 2,
    });
  });

  it('is dropped where the document on the server is another than that which it ends in', () => {
    const history = renamed('Un', 'Deux');
    expect(stepsTo(kept(history), { document: renamed('Un').document, revision: 4 }, null)).toBeNull();
    expect(stepsTo(null, { document: history.document, revision: 4 }, null)).toBeNull();
  });

  it('stands where the answer to the last save never came', () => {
    const history = renamed('Un', 'Deux');
    expect(stepsTo(kept(history, history.past.slice(0, 1)), { document: history.document, revision: 5 }, null)?.saved).toBe(2);
  });

  it('counts what the server has not got, and is dropped where somebody else saved meanwhile', () => {
    const history = renamed('Un', 'Deux');
    const record = kept(history, history.past.slice(0, 1));
    const server = { document: renamed('Un').document, revision: 4 };
    expect(stepsTo(record, server, { document: history.document, revision: 4 })?.saved).toBe(1);
    expect(stepsTo(record, { ...server, revision: 5 }, { document: history.document, revision: 4 })).toBeNull();
  });

  it('keeps the newest steps that fit', () => {
    const history = renamed('Un', 'Deux', 'Trois');
    const few = readHistory(writeHistory(history, history.past, 4, { maxLength: 10_000, maxSteps: 2 }) ?? '');
    expect(few?.past).toEqual(history.past.slice(1));
    expect(writeHistory(history, history.past, 4, { maxLength: 10, maxSteps: 2 })).toBeNull();
  });

  it('is not kept in part where the server has not got all of it', () => {
    const history = renamed('Un', 'Deux', 'Trois');
    expect(writeHistory(history, [], 4, { maxLength: 10_000, maxSteps: 2 })).toBeNull();
  });

  it('is dropped where it is no history', () => {
    for (const text of ['', '{', '{"format":0}', '{"format":1,"past":[{}]}']) expect(readHistory(text)).toBeNull();
  });
});

describe('the storage of the history', () => {
  let store: Map<string, string>;
  let quota: number;
  beforeEach(() => {
    store = new Map();
    quota = Number.POSITIVE_INFINITY;
    const size = () => [...store.values()].join('').length;
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      removeItem: (key: string) => {
        store.delete(key);
        delete (storage as Record<string, unknown>)[key];
      },
      setItem: (key: string, value: string) => {
        if (size() - (store.get(key)?.length ?? 0) + value.length > quota) throw new DOMException('full', 'QuotaExceededError');
        store.set(key, value);
        (storage as Record<string, unknown>)[key] = value;
      },
    };
    vi.stubGlobal('sessionStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());
  const state = (history: History) => ({ history, stored: history.past, revision: 4 });

  it('is one for each document and person', () => {
    const mine = historyKeeper(89, 'page-12', 7);
    mine.keep(state(renamed('Un')));
    mine.flush();
    expect(historyKeeper(89, 'page-12', 7).read()?.past).toHaveLength(1);
    expect(historyKeeper(89, 'page-13', 7).read()).toBeNull();
    expect(historyKeeper(89, 'page-12', 8).read()).toBeNull();
  });

  it('makes room by the histories of other documents, and keeps nothing where it is full all the same', () => {
    const other = historyKeeper(89, 'page-13', 7);
    other.keep(state(renamed('Un')));
    other.flush();
    quota = [...store.values()].join('').length + 10;
    const keeper = historyKeeper(89, 'page-12', 7);
    keeper.keep(state(renamed('Un')));
    keeper.flush();
    expect(keeper.read()?.past).toHaveLength(1);
    expect(other.read()).toBeNull();
    quota = 10;
    keeper.keep(state(renamed('Un', 'Deux')));
    keeper.flush();
    expect(keeper.read()).toBeNull();
  });

  it('is no error where it is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const keeper = historyKeeper(89, 'page-12', 7);
    keeper.keep(state(renamed('Un')));
    keeper.flush();
    expect(keeper.read()).toBeNull();
  });
});
