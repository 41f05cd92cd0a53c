import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { MediaItem } from '#schemas/media-library.ts';
import { buildWhenNeeded } from '../../scripts/launch/build.ts';
import { startTestStack } from '../../scripts/launch/stack.ts';
import { heldMb } from '../process-memory.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * `npm run bench:pictures`: 400 sizes of pictures are asked for at once, each from an address of its own (BENCH_CALLERS=1: all from one),
 * while a shopper loads pages and new small pictures and the owner uploads one. Fails where a page takes a second, where the API with its
 * picture processes grows by more than 300 MB, or where it holds more than 50 MB of that 60 seconds later.
 */
const limits = { pageMs: 1000, growthMb: 300, leftMb: 50 };
const sizes = 400;
const callers = Number(process.env.BENCH_CALLERS ?? sizes);
/** The 32 sizes that a picture has in any front end's wishes; those that are not served lead to one that is. */
const widths = [160, 320, 480, 640, 750, 960, 1280, 1920];
const formats = ['avif', 'webp', 'jpg', 'png'];

/** A photograph of 12 million pixels, with the grain that makes one dear to compress. */
const photograph = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: colour, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .blur(1.5)
    .jpeg({ quality: 90 })
    .toBuffer();

await buildWhenNeeded(AbortSignal.timeout(600_000));
const stack = await startTestStack();
try {
  const [origin = ''] = stack.origins;
  const photographs = [
    await uploadPicture(stack, 'un.jpg', await photograph('#a33')),
    await uploadPicture(stack, 'deux.jpg', await photograph('#3a3')),
  ];
  const { items } = await stack.call<{ items: MediaItem[] }>('GET', '/admin/media?kind=drawing&nbItem=100');
  const drawings = items.map(({ url }) => url);
  const attacked = [...photographs.map(({ url }) => url), ...drawings.slice(0, 11)];
  const wanted = attacked.flatMap((url) => formats.flatMap((format) => widths.map((width) => `${url}-${width}.${format}`)));
  const unseen = drawings.slice(11);
  // Compiles the pages that the shopper loads, and waits until the memory of the uploads is freed.
  await ask(`${origin}/`);
  await wait(20_000);

  const before = heldMb(stack.api.pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, heldMb(stack.api.pid));
  }, 250);
  const began = performance.now();
  let isOver = false;
  const attack = Promise.all(wanted.slice(0, sizes).map((path, n) => ask(origin + path, addressOf(n)))).finally(() => {
    isOver = true;
  });
  const pages: Asked[] = [];
  const pictures: Asked[] = [];
  const shopping = (async () => {
    for (let n = 0; !isOver || n < 5; n += 1) {
      // In turn a kept page, a page that is made, a picture that nobody has seen.
      pages.push(await ask(`${origin}/`), await ask(`${origin}/products/search?search=robe&page=${n}`));
      const picture = unseen[n];
      if (picture) pictures.push(await ask(`${origin}${picture}-160.avif`));
      await wait(500);
    }
  })();
  const upload = (async () => {
    await wait(1000);
    const uploadBegan = performance.now();
    await uploadPicture(
      stack,
      'trois.png',
      await sharp({ create: { width: 800, height: 600, channels: 3, background: '#33a' } })
        .png()
        .toBuffer(),
    );
    return performance.now() - uploadBegan;
  })();
  const answers = await attack;
  const attackMs = performance.now() - began;
  await shopping;
  const uploadMs = await upload;
  clearInterval(sampling);
  await wait(60_000);
  const after = heldMb(stack.api.pid);

  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const slowest = (asked: readonly Asked[]) => Math.max(...asked.map(({ ms }) => ms));
  const refused = pictures.filter(({ status }) => status !== 200).length;
  console.log(`${sizes} sizes from ${callers} addresses: ${count(200)} made, ${count(503)} refused, over after ${seconds(attackMs)}`);
  console.log(`slowest of ${pages.length} pages        ${seconds(slowest(pages))}`);
  console.log(`slowest of ${pictures.length} new pictures ${seconds(slowest(pictures))}, ${refused} refused`);
  console.log(`the owner's upload        ${seconds(uploadMs)}`);
  console.log(`memory of the API         ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after 60 s`);
  const faults = [
    ...(slowest(pages) > limits.pageMs ? [`a page took ${seconds(slowest(pages))}`] : []),
    ...(peak - before > limits.growthMb ? [`the API grew by ${(peak - before).toFixed(0)} MB`] : []),
    ...(after - before > limits.leftMb ? [`the API holds ${(after - before).toFixed(0)} MB more than before`] : []),
  ];
  for (const fault of faults) console.error(`  too much: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await stack.stop();
}

type Asked = { status: number; ms: number };

/** Asks for an address as a person behind the given address would. */
async function ask(url: string, from = '198.51.100.7'): Promise<Asked> {
  const began = performance.now();
  const status = await fetch(url, { headers: { 'x-forwarded-for': from, accept: 'image/avif,image/webp,*/*' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - began };
}

function addressOf(n: number): string {
  const caller = n % callers;
  return `203.0.${100 + Math.floor(caller / 250)}.${1 + (caller % 250)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
