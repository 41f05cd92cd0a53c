import type { Master } from './master.ts';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';
import { createPictureTurns, type PictureTurns } from './picture-turns.ts';

/** A queue and the process that works it off: what is read for a job is read in its turn, so that one original a lane is in memory. */
export type PictureLane = { turns: PictureTurns; run: PictureProcess };

/** A process of the API has each once. Neither do small pictures of lists wait for large ones, nor guests and the owner for each other. */
const small: PictureLane = { turns: createPictureTurns({ maxWaiting: 100, maxWaitMs: 30_000 }), run: createPictureProcess() };
const large: PictureLane = { turns: createPictureTurns({ maxWaiting: 50, maxWaitMs: 30_000 }), run: createPictureProcess() };
export const uploadLane: PictureLane = {
  turns: createPictureTurns({ maxWaiting: 20, maxWaitMs: 60_000 }),
  run: createPictureProcess(),
};

/** For pictures that customers send, one after the other: how many wait is bounded by what a process holds of bodies (take-body.ts). */
export const customerPictures = createPictureProcess();

/** A picture is small up to this width, in px, unless its original has more pixels than this. */
const maxSmallWidth = 480;
const maxSmallOriginal = 24_000_000;

/** The lane in which a rendition is made. */
export const laneOf = (master: Master, width: number): PictureLane =>
  width <= maxSmallWidth && (master.format === 'svg' || master.width * master.height <= maxSmallOriginal) ? small : large;
