import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

/**
 * Holds the weight of what a shopper downloads to its budget: `npm run budgets [address of a running shop]`.
 * Without an address the built shop is started on a data folder of its own.
 */
const homeBudget = 140_000;
const rendererBudget = 4_096;

report("the renderer's part in the browser", await rendererWeight(), rendererBudget);
report("the home page's JavaScript", process.argv[2] ? await pageWeight(process.argv[2]) : await withShop(pageWeight), homeBudget);

function report(what: string, bytes: number, budget: number): void {
  const isOver = bytes > budget;
  process.stdout.write(`${isOver ? '✗' : '✓'} ${what}: ${bytes} bytes gzip, budget ${budget}\n`);
  if (isOver) process.exitCode = 1;
}

/** Starts the shop as the end-to-end tests do, on free ports, and stops it when the work is done. */
async function withShop<T>(work: (url: string) => Promise<T>): Promise<T> {
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const env = { ...process.env, PORT: String(port), API_PORT: String(apiPort) };
  const shop = spawn(process.execPath, ['scripts/run.mjs', 'serve-tests'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise<void>((resolve, reject) => {
      shop.stdout.on('data', (text: Buffer) => text.includes('ready ') && resolve());
      shop.once('exit', (code) => reject(new Error(`The shop stopped with status ${code}`)));
    });
    return await work(`http://localhost:${port}/`);
  } finally {
    shop.kill('SIGTERM');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Every script that the page's HTML names, as gzip. */
async function pageWeight(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const sources = [...html.matchAll(/<(?:script[^>]* src|link[^>]* as="script"[^>]* href)="([^"]+)"/g)].map(([, src = '']) => src);
  const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*type="application)[^>]*>([^<]*)</g)].map(([, code = '']) => code);
  const files = await Promise.all([...new Set(sources)].map(async (src) => (await fetch(new URL(src, url))).bytes()));
  return [...files, ...inline].reduce((sum, content) => sum + gzipSync(content).length, 0);
}

/** The walk, the boundary, lazy and visible blocks: minified, without React. */
async function rendererWeight(): Promise<number> {
  const root = join(import.meta.dirname, '..');
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, 'renderer/react/blocks.tsx'), formats: ['es'] },
      rolldownOptions: { external: [/^react/] },
      minify: true,
    },
  })) as Rollup.RollupOutput[];
  const code = built.flatMap(({ output }) => output).map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(code.join('')).length;
}
