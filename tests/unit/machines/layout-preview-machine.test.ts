import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type CheckedLayout, layoutPreviewMachine } from '#machines/layout-preview-machine.ts';
import { everyState, statesOn } from './states.ts';

const place = { idPage: 12, idLayout: 3 };
const preview = (fresh: boolean): CheckedLayout['preview'] => ({ fresh, hash: 'a', storedHash: fresh ? 'a' : 'b', previewUrl: null });
const checked = (fresh: boolean): CheckedLayout => ({ html: '<p>Robe</p>', preview: preview(fresh) });
const image = new Blob(['x'], { type: 'image/jpeg' });

const events = [
  { type: 'preview.take' },
  { type: 'preview.retry' },
  { type: 'xstate.done.actor.0.layoutPreview.checking', output: checked(true) },
  { type: 'xstate.done.actor.0.layoutPreview.checking', output: checked(false) },
  { type: 'xstate.error.actor.0.layoutPreview.checking', error: new Error('gone') },
  { type: 'xstate.done.actor.0.layoutPreview.capturing', output: image },
  { type: 'xstate.error.actor.0.layoutPreview.capturing', error: new Error('unreadable') },
  { type: 'xstate.done.actor.0.layoutPreview.saving', output: preview(true) },
];

type Given = { isFresh?: boolean; capture?: () => Promise<Blob>; save?: () => Promise<ReturnType<typeof preview>> };

async function lead({ isFresh = false, capture = async () => image, save = async () => preview(true) }: Given, takesAtOnce = true) {
  const sent: { html: string; hash: string; image: Blob | null }[] = [];
  const actor = createActor(
    layoutPreviewMachine.provide({
      actors: {
        check: fromPromise(async () => checked(isFresh)),
        capture: fromPromise(capture),
        save: fromPromise(async ({ input }) => {
          sent.push(input);
          return save();
        }),
      },
    }),
    { input: { place, takesAtOnce } },
  ).start();
  const end = await waitFor(actor, ({ value }) => value === 'fresh' || value === 'failed' || (value === 'stale' && !takesAtOnce));
  return { actor, end, sent };
}

describe('the picture of a layout', () => {
  it('can come to every state', () => {
    const paths = getShortestPaths(layoutPreviewMachine, { events: events as never, input: { place, takesAtOnce: false } });
    expect(statesOn(layoutPreviewMachine, Object.values(paths), events)).toEqual(everyState(layoutPreviewMachine));
  });

  it('stays when the page still shows what it was taken of', async () => {
    const { end, sent } = await lead({ isFresh: true });
    expect(end.value).toBe('fresh');
    expect(sent).toEqual([]);
  });

  it('is taken anew and saved with the hash of the HTML that was checked', async () => {
    const { end, sent } = await lead({});
    expect(end.value).toBe('fresh');
    expect(sent).toEqual([{ place, html: '<p>Robe</p>', hash: 'a', image }]);
  });

  it('waits to be asked for where nobody wanted all of them', async () => {
    const { actor, end, sent } = await lead({}, false);
    expect(end.value).toBe('stale');
    expect(sent).toEqual([]);
    actor.send({ type: 'preview.take' });
    expect((await waitFor(actor, ({ value }) => value === 'fresh')).status).toBe('done');
  });

  it('fails with the step and the error’s name when the browser cannot make it, and can be tried again', async () => {
    let tries = 0;
    const capture = async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('/media/x'), { name: 'UnreadableImageError' });
      return image;
    };
    const { actor, end } = await lead({ capture });
    expect(end.context.failure).toMatchObject({ step: 'capture', name: 'UnreadableImageError', message: '/media/x' });
    actor.send({ type: 'preview.retry' });
    expect((await waitFor(actor, ({ value }) => value === 'fresh')).context.failure).toBeNull();
  });

  it('says what the server says of a hash that does not fit', async () => {
    const refusal = Object.assign(new Error('Non'), { status: 422, fieldErrors: [{ key: 'hash', error: 'La page a changé' }] });
    const { end } = await lead({ save: () => Promise.reject(refusal) });
    expect(end.value).toBe('failed');
    expect(end.context.failure).toMatchObject({ step: 'save', status: 422, fieldErrors: [{ key: 'hash', error: 'La page a changé' }] });
  });
});
