import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HeavyPictureError, type Master, UnreadablePictureError } from '#backend/foundation/media/master.ts';
import { createPictureProcess, startProgram } from '#backend/foundation/media/picture-process.ts';

const drawing = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">${inside}</svg>`);
const master: Master = { hash: '0'.repeat(32), format: 'svg', width: 800, height: 400 };
/** Cloth on cloth: minutes of one core. */
const heavy = drawing(
  `<filter id="f"><feTurbulence baseFrequency=".05" numOctaves="9"/></filter>${'<rect width="800" height="400" filter="url(#f)"/>'.repeat(200)}`,
);
const light = drawing('<rect width="800" height="400" fill="#a33"/>');

describe('a picture process', () => {
  it('ends with a drawing that takes too long, and makes the next', async () => {
    const make = createPictureProcess({ maxJobMs: 1500 });
    const [ended, made] = await Promise.allSettled([
      make('renderPicture', [heavy, master, 960, 'webp']),
      make('renderPicture', [light, master, 320, 'webp'], 20_000),
    ]);
    expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(HeavyPictureError) });
    expect(made.status === 'fulfilled' && (await sharp(made.value).metadata())).toMatchObject({ format: 'webp', width: 320, height: 160 });
  });

  it('goes on after a picture that cannot be read', async () => {
    const make = createPictureProcess();
    await expect(make('describePicture', [Buffer.from('no picture')])).rejects.toThrow(UnreadablePictureError);
    expect(await make('describePicture', [light])).toMatchObject({ colour: '#aa3333' });
  });

  it('ends when nothing has been asked of it for a while, and begins again when something is', async () => {
    const started: ChildProcess[] = [];
    const start = () => {
      const child = startProgram();
      started.push(child);
      return child;
    };
    const make = createPictureProcess({ idleMs: 50, start });
    await make('describePicture', [light]);
    const [first] = started;
    if (first?.exitCode === null && first.signalCode === null) await once(first, 'exit');
    expect(await make('describePicture', [light])).toMatchObject({ colour: '#aa3333' });
    expect(started.length).toBe(2);
  });

  it('tells of a picture that its process died of, and is there again for the next', async () => {
    let child: ChildProcess | undefined;
    const make = createPictureProcess({
      start: () => {
        child = startProgram();
        return child;
      },
    });
    const dead = make('renderPicture', [heavy, master, 960, 'webp']);
    await expect.poll(() => child?.pid).toBeDefined();
    child?.kill('SIGKILL');
    await expect(dead).rejects.toThrow(HeavyPictureError);
    expect(await make('describePicture', [light])).toMatchObject({ colour: '#aa3333' });
  });

  it('makes a strip less wide that would be too tall for its format', async () => {
    const strip = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="1000"><rect width="9" height="9"/></svg>');
    const made = await createPictureProcess()('renderPicture', [strip, { ...master, width: 10, height: 1000 }, 1920, 'webp']);
    const { width, height = 0 } = await sharp(made).metadata();
    expect([width, Math.round(height / 100)]).toEqual([160, 160]);
  });
});
