import { commands, page } from 'vitest/browser';
import { boutique, type Look, lookOf } from '../../.storybook/looks.ts';
import { measureProbe } from './probe.ts';
import { wear } from './wear.ts';

type Shot = { look: Look; width: number; height: number };
const phone: Shot = { look: boutique, width: 390, height: 500 };
/** The first story of a block is seen on a desktop and in other looks besides. */
const more: readonly Shot[] = [
  { ...phone, look: lookOf('dark') },
  { ...phone, look: lookOf('cave') },
  { look: boutique, width: 1280, height: 720 },
];
/** Timeouts for pictures, which load slowly on a busy machine, and for everything else that may never stop moving. */
const pictureTimeoutMs = 12_000;
const timeoutMs = 4000;
/** Nothing below is pictured: a list that repeats itself shows what it is above. */
const most = 2400;
/** Measured once: the stories of a worker share a page. */
let probe: ReturnType<typeof measureProbe> | undefined;

/** Compares a story with its stored pictures; gives what is different. */
export async function takePictures(name: string, kind: 'phone' | 'all'): Promise<string[]> {
  const differences: string[] = [];
  // A map glides to what is chosen on it: a change of the screen's width on its way would leave it elsewhere.
  await arrived();
  for (const { look, width, height } of kind === 'all' ? [phone, ...more] : [phone]) {
    wear(look);
    // In the first of the looks, the boutique's.
    probe ??= measureProbe();
    await page.viewport(width, height);
    window.scrollTo(0, 0);
    await arrived();
    // Elements as high as a part of the screen grow with it: a second pass is enough for all but those of its full height.
    for (let [seen, full] = [height, fullHeight()]; full > seen && seen < height * 4; [seen, full] = [full, fullHeight()]) {
      await page.viewport(width, full);
      await arrived();
    }
    const difference = await commands.keepPicture(`${name}.${look === boutique ? '' : `${look.id}.`}${width}`, await probe);
    if (difference) differences.push(difference);
  }
  return differences;
}

const fullHeight = () => Math.min(document.documentElement.scrollHeight, most);

/** Waits for fonts and pictures, those too that wait to come near the screen, for maps, and for what they moved. */
async function arrived(): Promise<void> {
  await frames(2);
  pinPictures();
  await atMost(pictureTimeoutMs, async (signal) => {
    await sourcesChosen(signal);
    const shown = [...document.images, ...pinnedPosters()].filter((image) => image.currentSrc || image.src);
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
  await atMost(timeoutMs, (signal) => Promise.all([document.fonts.ready, mapsDrawn(signal)]));
  await frames(2);
}

/** Runs a step for so long, then goes on without it. */
async function atMost(milliseconds: number, step: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([step(waiting.signal), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  waiting.abort();
}

/** One size of each picture: left to itself, the browser keeps a larger one that it happens to have. */
function pinPictures(): void {
  for (const image of document.images) image.loading = 'eager';
  for (const source of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source[srcset], img[srcset]')) {
    const sizes = source.srcset.split(', ');
    const pinned = sizes.find((size) => size.endsWith(' 640w')) ?? sizes[Math.floor(sizes.length / 2)];
    if (sizes.length > 1 && pinned) source.srcset = pinned;
  }
}

/** After a change of width the browser keeps the other picture of a `picture` element until that of the new width has come. */
async function sourcesChosen(signal: AbortSignal): Promise<void> {
  const isChosen = (image: HTMLImageElement) => {
    const sources = [...(image.parentElement?.querySelectorAll<HTMLSourceElement>(':scope > source') ?? [])];
    const first = sources.find(({ media }) => !media || matchMedia(media).matches);
    // Pinned to one size, a `srcset` is an address and that size; of the types with one condition the browser takes what it reads.
    const chosen = sources.filter(({ media }) => media === first?.media).map(({ srcset }) => srcset.split(' ')[0] ?? '');
    return chosen.length === 0 || chosen.some((address) => new URL(address, document.baseURI).href === image.currentSrc);
  };
  const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
  while (!signal.aborted && !images.every(isChosen)) await frames(3);
}

/** The pictures before videos, without the browser's controls: those are not ours, and turn an arc while they wait. */
function pinnedPosters(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLVideoElement>('video[poster]')].map((video) => {
    video.controls = false;
    return Object.assign(new Image(), { src: video.poster });
  });
}

/** A map's place is empty until its library has come; then it may glide to what is chosen. */
async function mapsDrawn(signal: AbortSignal): Promise<void> {
  const underWay = () => document.querySelector('section[aria-label]:empty, .leaflet-pan-anim, .leaflet-zoom-anim');
  while (!signal.aborted && underWay()) await frames(3);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
