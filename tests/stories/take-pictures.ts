import { commands, page } from 'vitest/browser';
import { boutique, type Look, lookOf } from '../../.storybook/looks.ts';
import { wear } from './wear.ts';

type Shot = { look: Look; width: number; height: number };
const phone: Shot = { look: boutique, width: 390, height: 500 };
/** The first story of a block is seen on a desktop and in other looks besides. */
const more: readonly Shot[] = [
  { ...phone, look: lookOf('dark') },
  { ...phone, look: lookOf('cave') },
  { look: boutique, width: 1280, height: 720 },
];
/** Nothing below is pictured: a list that repeats itself shows what it is above. */
const most = 2400;

/** Compares a story with its stored pictures; gives what is different. */
export async function takePictures(name: string, isFirstOfBlock: boolean): Promise<string[]> {
  const differences: string[] = [];
  await arrived();
  for (const { look, width, height } of isFirstOfBlock ? [phone, ...more] : [phone]) {
    wear(look);
    await page.viewport(width, height);
    window.scrollTo(0, 0);
    await arrived();
    // What is as high as a part of the screen grows with it: a second time is enough for all that is not the whole of it.
    for (let [seen, full] = [height, fullHeight()]; full > seen && seen < height * 4; [seen, full] = [full, fullHeight()]) {
      await page.viewport(width, full);
      await arrived();
    }
    const difference = await commands.keepPicture(`${name}.${look === boutique ? '' : `${look.id}.`}${width}`);
    if (difference) differences.push(difference);
  }
  return differences;
}

const fullHeight = () => Math.min(document.documentElement.scrollHeight, most);

/** Waits for fonts and pictures, those too that wait to come near the screen, for maps, and for what they moved. */
async function arrived(): Promise<void> {
  await frames(2);
  pinPictures();
  const pictures = [...document.images, ...pinnedPosters()].filter((image) => image.currentSrc || image.src).map((image) => image.decode());
  const waiting = new AbortController();
  const all = Promise.allSettled([document.fonts.ready, mapsDrawn(waiting.signal), ...pictures]);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 4000))]);
  waiting.abort();
  await frames(2);
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
