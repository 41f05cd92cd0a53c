import { setPriority } from 'node:os';
import sharp from 'sharp';
import { describePicture } from './describe-picture.ts';
import { withoutPlaces } from './library/without-places.ts';
import { renderIcon } from './render-icon.ts';
import { renderPicture } from './render-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

// The program of a picture process (picture-process.ts): one job at a time, until the process that started it ends it or is gone.

const jobs = { describePicture, renderPicture, renderIcon, withoutPlaces, stripMetadata };
export type PictureJobs = typeof jobs;

export type JobRequest<Name extends keyof PictureJobs = keyof PictureJobs> = { name: Name; input: Parameters<PictureJobs[Name]> };
export type JobAnswer = { result: unknown } | { failure: string };

// Pages come before pictures, and one core is enough for one of them; what was looked at is not looked at again.
setPriority(5);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ name, input }: JobRequest) => {
  const job = jobs[name] as (...input: unknown[]) => Promise<unknown>;
  const answer = await job(...input).then(
    (result): JobAnswer => ({ result }),
    (error: unknown): JobAnswer => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
});
// An exit would wait for the drawing that is under way.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
