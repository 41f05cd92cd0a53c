import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answerPageFiles } from '#web/cache/answer-page-files.ts';
import { fileAddress, openPageFiles } from '#web/files/page-files.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose pages name the sheets of `pages` once they are made; says what was asked of it. */
async function open(pages: Readonly<Record<string, string>> = {}) {
  const asked: { url: string | undefined; cookie: string | undefined }[] = [];
  const styles = answerPageFiles(async ({ url, headers }, response) => {
    asked.push({ url, cookie: headers.cookie });
    const css = pages[url ?? ''];
    response.end(css && fileAddress([css], 'css'));
  });
  const server = createServer((request, response) => {
    styles(request, response).then((isAnswered) => isAnswered || response.writeHead(418).end());
  });
  server.listen(0);
  await once(server, 'listening');
  closing.push(() => server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { asked, ask: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }) };
}

/** The address of a sheet that was kept, and is kept no longer. */
function lostSheet(css: string): string {
  openPageFiles();
  const address = fileAddress([css], 'css') ?? '';
  openPageFiles().clear();
  return address;
}

it('a style sheet is found for a year under a name that says what it says, in the encoding that the browser takes', async () => {
  const { ask } = await open();
  const css = `.s-1{color:red}${'.s-2{color:blue}'.repeat(50)}`;
  const address = fileAddress([css], 'css') ?? '';
  expect(fileAddress([css], 'css')).toBe(address);
  expect(fileAddress([`${css} `], 'css')).not.toBe(address);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask(address, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toBe(css);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  }
});

it('a sheet that another process made comes with the page that asks for it, made for the same person', async () => {
  const address = lostSheet('.s-3{margin:0}');
  const { ask, asked } = await open({ '/robes?page=2': '.s-3{margin:0}' });
  const answer = await ask(address, { referer: 'https://shop.example/robes?page=2', cookie: 'a=1' });
  expect(await answer.text()).toBe('.s-3{margin:0}');
  expect(asked).toEqual([{ url: '/robes?page=2', cookie: 'a=1' }]);
});

it('a sheet that no page names is not found, nor kept by anybody, and its page is not made again and again', async () => {
  const { ask, asked } = await open({ '/': '.s-4{margin:0}' });
  for (const name of ['a', 'b', 'c']) {
    const answer = await ask(`/_page/${name.repeat(22)}.css`, { referer: 'https://shop.example/' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(asked).toHaveLength(1);
  expect((await ask(`/_page/${'d'.repeat(22)}.css`, { referer: 'no address' })).status).toBe(404);
});

it('a script is one that browsers run', async () => {
  const { ask } = await open();
  const answer = await ask(fileAddress(['run()'], 'js') ?? '');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toBe('run()');
});

it('any other request is left to the pages', async () => {
  const { ask } = await open();
  for (const path of ['/', '/_page/', '/_page/short.css', `/_page/${'a'.repeat(22)}.css/x`]) expect((await ask(path)).status).toBe(418);
});
