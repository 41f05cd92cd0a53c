import { createActor, fromPromise, waitFor } from 'xstate';
import { browserApi } from '#client/browser-api.ts';
import { layoutPreviewMachine } from '#machines/layout-preview-machine.ts';
import type { PreviewOutcome } from '#machines/preview-round-machine.ts';
import type { LayoutPlace } from '#schemas/page-admin.ts';
import { captureLayout } from './capture-layout.ts';
import { layoutIn, type PreviewFrame } from './preview-frame.ts';

/** The page's address on the site, for its draft, as the page editor frames it. */
export const framedAddress = (path: string, idPage: number): string => `${path}?preview=page-${idPage}&edit=1`;

/** Runs the machine of a layout: checks it and, if its picture is out of date, takes and saves a new one. */
export async function leadLayout(
  place: LayoutPlace,
  { frame, path, signal }: { frame: PreviewFrame; path: string; signal: AbortSignal },
): Promise<PreviewOutcome> {
  const page = () => frame.open(framedAddress(path, place.idPage));
  const actor = createActor(
    layoutPreviewMachine.provide({
      actors: {
        check: fromPromise(async ({ input, signal }) => {
          const html = layoutIn(await page(), input.idLayout).innerHTML || ' ';
          const preview = await browserApi.call(
            'POST /admin/page/{idPage}/layout/{idLayout}/hash/check',
            { params: input, body: { html } },
            { signal },
          );
          return { html, preview };
        }),
        capture: fromPromise(async ({ input }) => captureLayout(await page(), input.idLayout)),
        save: fromPromise(async ({ input: { place, html, hash, image }, signal }) =>
          browserApi.call(
            'PUT /admin/page/{idPage}/layout/{idLayout}/preview',
            { params: place, body: { html, hash, ...(image && { image: new File([image], 'layout.jpg', { type: image.type }) }) } },
            { signal },
          ),
        ),
      },
    }),
    { input: { place, takesAtOnce: true } },
  );
  const stop = () => actor.stop();
  signal.addEventListener('abort', stop, { once: true });
  let isTaken = false;
  actor.subscribe(({ value }) => {
    isTaken ||= value === 'saving';
  });
  actor.start();
  try {
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('fresh') || snapshot.matches('failed'));
    if (context.failure) return { kind: 'failed', failure: context.failure };
    return { kind: isTaken ? 'taken' : 'fresh' };
  } finally {
    signal.removeEventListener('abort', stop);
    actor.stop();
  }
}
