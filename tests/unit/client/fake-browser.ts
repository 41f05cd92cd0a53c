import { vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

type Answer = { status?: number; data?: unknown; message?: string } | 'no answer';
export type SentCall = { call: string; body: unknown; idCart: string | null };

/** A page without a browser: window, storage, and an API that answers as told. Undone by `vi.unstubAllGlobals`. */
export function fakeBrowser(answer: (asked: SentCall) => Answer) {
  const asked: SentCall[] = [];
  const target = new EventTarget();
  const left: string[] = [];
  const page = {
    addEventListener: target.addEventListener.bind(target),
    location: { assign: (url: string) => void left.push(url) },
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { lang: 'fr', toggleAttribute: () => true }, querySelectorAll: () => [] });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('shopStores', undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '');
    const body =
      init.body instanceof FormData ? Object.fromEntries(init.body) : typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const question = { call: `${init.method} ${path}`, body, idCart: new Headers(init.headers).get('idCart') };
    asked.push(question);
    const given = answer(question);
    if (given === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200, data = null, message = '' } = given;
    return Response.json({ success: status < 400, data, message }, { status });
  });
  /** Another tab wrote to storage. */
  const writeElsewhere = (key: string, value: string) => {
    localStorage.setItem(key, value);
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { asked, left, writeElsewhere, calls: () => asked.map(({ call }) => call) };
}
