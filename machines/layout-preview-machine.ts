import { assign, fromPromise, setup } from 'xstate';
import { type PreviewFailure, type PreviewStep, readPreviewFailure } from '#domain/call-failure.ts';
import type { LayoutPreview } from '#schemas/calls/operations.ts';
import type { LayoutPlace } from '#schemas/page-admin.ts';

/** A layout as the page shows it, and what the server says of its stored picture. */
export type CheckedLayout = { html: string; preview: LayoutPreview };

export type LayoutPreviewContext = {
  place: LayoutPlace;
  /** A new picture is taken automatically if the stored one is out of date. */
  takesAtOnce: boolean;
  checked: CheckedLayout | null;
  image: Blob | null;
  /** Step that failed, and the reason. */
  failure: PreviewFailure | null;
};

export type LayoutPreviewEvent = { type: 'preview.take' } | { type: 'preview.retry' };

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/**
 * The picture of a layout: its HTML is checked against the one that the stored picture was taken of; where they differ a new picture
 * is taken and saved with the hash. A page that changes meanwhile makes the save fail, and nothing is stored.
 */
export const layoutPreviewMachine = setup({
  types: {
    context: {} as LayoutPreviewContext,
    events: {} as LayoutPreviewEvent,
    input: {} as Pick<LayoutPreviewContext, 'place' | 'takesAtOnce'>,
  },
  actors: {
    /** Reads the layout's HTML in a page; POST /admin/page/{idPage}/layout/{idLayout}/hash/check. */
    check: fromPromise<CheckedLayout, LayoutPlace>(provided('check')),
    /** Makes the picture in the browser. */
    capture: fromPromise<Blob, LayoutPlace>(provided('capture')),
    /** PUT /admin/page/{idPage}/layout/{idLayout}/preview. */
    save: fromPromise<LayoutPreview, { place: LayoutPlace; html: string; hash: string; image: Blob | null }>(provided('save')),
  },
  guards: {
    isFresh: (_, { checked }: { checked: CheckedLayout }) => checked.preview.fresh,
    takesAtOnce: ({ context }) => context.takesAtOnce,
  },
  actions: {
    keepChecked: assign((_, { checked }: { checked: CheckedLayout }) => ({ checked, failure: null })),
    keepImage: assign((_, { image }: { image: Blob }) => ({ image })),
    keepSaved: assign(({ context }, { preview }: { preview: LayoutPreview }) => ({
      checked: { html: context.checked?.html ?? '', preview },
      image: null,
    })),
    keepFailure: assign((_, { error, step }: { error: unknown; step: PreviewStep }) => ({
      failure: readPreviewFailure(error, step),
      image: null,
    })),
  },
}).createMachine({
  id: 'layoutPreview',
  context: ({ input }) => ({ ...input, checked: null, image: null, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'check',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => ({ checked: event.output }) },
            target: 'fresh',
            actions: { type: 'keepChecked', params: ({ event }) => ({ checked: event.output }) },
          },
          { target: 'stale', actions: { type: 'keepChecked', params: ({ event }) => ({ checked: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error, step: 'check' }) } },
      },
    },
    stale: {
      always: { guard: 'takesAtOnce', target: 'capturing' },
      on: { 'preview.take': 'capturing' },
    },
    capturing: {
      invoke: {
        src: 'capture',
        input: ({ context }) => context.place,
        onDone: { target: 'saving', actions: { type: 'keepImage', params: ({ event }) => ({ image: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error, step: 'capture' }) } },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { place, checked, image } }) => ({
          ...{ place, image },
          html: checked?.html ?? '',
          hash: checked?.preview.hash ?? '',
        }),
        onDone: { target: 'fresh', actions: { type: 'keepSaved', params: ({ event }) => ({ preview: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error, step: 'save' }) } },
      },
    },
    fresh: { type: 'final' },
    failed: { on: { 'preview.retry': 'checking' } },
  },
});
