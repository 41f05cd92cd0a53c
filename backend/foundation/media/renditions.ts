import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { type IconFrame, type RenditionFormat, renditions } from '#schemas/renditions.ts';
import { HeavyPictureError, type Master, masterKey, UnreadablePictureError } from './master.ts';
import { laneOf } from './picture-lanes.ts';
import { notNow } from './picture-turns.ts';

/** For whom a rendition is made, by the network that asks, and who is told what could not be made. */
export type RenditionContext = { caller: string; log: Logger };

/** Gives a picture in a width (px) and format, framed as a square icon where `frame` is given, or null when its master is gone. Throws ApiError 503 when it cannot be made now. */
export type Renditions = (
  master: Master,
  width: number,
  format: RenditionFormat,
  context: RenditionContext,
  frame?: IconFrame,
) => Promise<Buffer | null>;

/** Seconds after which a picture is tried again that cannot be read, or that took too long: another time there may be less to do. */
const failureSeconds = { unreadable: 600, heavy: 120 };
/** Number of failures that are remembered. */
const maxFailures = 1000;

/** Renders on demand and keeps what was rendered. The same rendition asked for twice at once is made once. */
export function createRenditions(store: MediaStore): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();
  /** By the hash of an original, the least width in which it could not be made: it is not tried again at once, nor wider. */
  const failures = new LRUCache<string, number>({ max: maxFailures });

  const make = async (key: string, rendition: Parameters<Renditions>) => {
    const [master, width, format, { caller, log }, frame] = rendition;
    const kept = await store.read(key);
    if (kept) return kept;
    if (width >= (failures.get(master.hash) ?? Infinity)) throw notNow(Math.ceil(failures.getRemainingTTL(master.hash) / 1000));
    const { turns, run } = laneOf(master, width);
    return turns(caller, async () => {
      const original = await store.read(masterKey(master.hash, master.format));
      if (!original) return null;
      const bytes = await (frame
        ? run('renderIcon', [original, master, width, frame])
        : run('renderPicture', [original, master, width, format])
      ).catch((error: unknown) => {
        if (!(error instanceof UnreadablePictureError)) throw error;
        log.error({ err: error, key }, 'a picture could not be made');
        const seconds = error instanceof HeavyPictureError ? failureSeconds.heavy : failureSeconds.unreadable;
        failures.set(master.hash, width, { ttl: seconds * 1000 });
        throw notNow(seconds);
      });
      await store.write(key, bytes);
      return bytes;
    });
  };

  return (...rendition) => {
    const [master, width, format, , frame] = rendition;
    const key = `renditions/${master.hash}-${frame ? `icon-${frame}-` : ''}${width}.${format}`;
    const running = underWay.get(key);
    if (running) return running;
    const made = make(key, rendition).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}

/** The width of a format that has an address and is nearest to another. */
export function nearestWidth(width: number, format: RenditionFormat): number {
  const widths: readonly number[] = renditions[format];
  return widths.reduce((nearest, each) => (Math.abs(each - width) < Math.abs(nearest - width) ? each : nearest));
}
