import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { changesBetween, type Texts } from '#domain/parameters-draft.ts';
import { splitKey } from '#schemas/parameters/index.ts';
import { definitionOf } from '../definitions.ts';
import type { KeptDraft } from '../use-kept-draft.ts';
import { applyStyles, holdsPage, pageAddress, previewAddress, type Sheets, syncPreviewFrame } from './sync-preview-frame.ts';

/** A page of the preview. `texts`: what it was made with. */
export type Frame = { id: number; src: string; texts: Texts; isCome: boolean };

/** Timeout of a page, in ms; after it the preview says that it does not load. */
const frameTimeoutMs = 20_000;

type FramesInput = { kept: KeptDraft | null; sheets: Sheets | null; onKey: (event: KeyboardEvent) => void };

/**
 * The frames of the preview: the one on show, and while a page is made anew the one to come, which takes its place at the same
 * height once it is there, so that nothing flashes.
 */
export function useFrames({ kept, sheets, onKey }: FramesInput) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [address, setAddress] = useState('/');
  const [isFailed, setIsFailed] = useState(false);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const latest = useRef({ kept, sheets, lastId: 0 });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, kept, sheets };
    if (!sheets) return;
    for (const { contentDocument } of elements.current.values()) if (contentDocument) applyStyles(contentDocument, sheets);
  }, [kept, sheets]);

  const shown = frames[0];
  const elementOf = (frame: Frame | undefined) => (frame ? elements.current.get(frame.id) : undefined);

  /** Loads an address beside the frame on show, even if that has not come whole yet: its height and look are kept meanwhile. */
  const load = (to: string) => {
    if (!kept) return;
    latest.current.lastId += 1;
    const coming: Frame = { id: latest.current.lastId, src: previewAddress(to, kept.id), texts: kept.texts, isCome: false };
    setIsFailed(false);
    setFrames((now) => (now[0] ? [now[0], coming] : [coming]));
  };

  const newest = frames.at(-1);
  const whenKept = useEffectEvent(() => {
    if (!kept) return;
    if (!newest) load(address);
    else if (needsReload(newest.texts, kept.texts)) load(whereOf(elementOf(shown)) ?? address);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server keeps has changed.
  useEffect(whenKept, [kept]);

  const isComing = frames.some(({ isCome }) => !isCome);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame to come has its own time.
  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => setIsFailed(true), frameTimeoutMs);
    return () => clearTimeout(timer);
  }, [isComing, newest?.id]);

  const loaded = (frame: Frame) => {
    const element = elementOf(frame);
    if (!element) return;
    if (!holdsPage(element)) {
      setIsFailed(true);
      return;
    }
    setIsFailed(false);
    syncPreviewFrame(element, {
      sheets: () => latest.current.sheets,
      draft: () => latest.current.kept?.id ?? '',
      onMove: () => setAddress(whereOf(element) ?? '/'),
      onKey,
    });
    const before = elementOf(shown)?.contentWindow;
    const here = whereOf(element) ?? '/';
    if (before && shown?.id !== frame.id && whereOf(elementOf(shown)) === here) {
      element.contentWindow?.scrollTo({ top: before.scrollY, behavior: 'instant' });
    }
    setAddress(here);
    // A page that was left for another inside the frame was made with what is kept now.
    const texts = frame.isCome ? (latest.current.kept?.texts ?? frame.texts) : frame.texts;
    setFrames((now) => now.filter(({ id }) => id >= frame.id).map((one) => (one.id === frame.id ? { ...one, texts, isCome: true } : one)));
  };

  return {
    frames,
    address,
    isFailed,
    isComing,
    hold: (id: number, element: HTMLIFrameElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    loaded,
    open: (to: string) => {
      setAddress(to);
      load(to);
    },
    reload: () => load(whereOf(elementOf(shown)) ?? address),
  };
}

/** The page's own address that a frame stands at; undefined where none of the site does. */
function whereOf(frame: HTMLIFrameElement | undefined): string | undefined {
  const view = frame?.contentWindow;
  return view && frame && holdsPage(frame) ? pageAddress(view.location) : undefined;
}

/** Shown by replacing a style sheet, although they are more than a custom property, or need the page although they are one. */
const exceptions: Readonly<Record<string, boolean>> = { GLOBAL_CSS: false, DARK_THEME: true, DARK_SCHEME: true };

/** Returns whether a page with the first texts must be reloaded to show the second. Styles are replaced without a reload. */
export function needsReload(before: Texts, after: Texts): boolean {
  return Object.keys(changesBetween(before, after)).some((key) => {
    const effect = definitionOf.get(splitKey(key).key)?.effect;
    return exceptions[key] ?? (effect === 'page' || effect === 'rule' || effect === 'code');
  });
}
