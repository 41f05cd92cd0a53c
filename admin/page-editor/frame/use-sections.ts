import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { changedLayouts } from '#domain/document/history.ts';
import { nodeIndex } from '#domain/document/nodes.ts';
import { textsOfLayouts } from '#domain/document/texts.ts';
import { isObject } from '#renderer/core/value.ts';
import type { CmsDocument, Layout } from '#schemas/cms/document.ts';
import { arrangeLayouts, showText, swapLayout } from './frame-page.ts';
import { renderSection } from './render-section.ts';

/** Delay during which changes are collected before a section is rendered, in ms. Texts show in the frame at once. */
const delayMs = 40;

type Input = {
  frame: RefObject<HTMLIFrameElement | null>;
  document: CmsDocument;
  /** Document on the server. */
  stored: CmsDocument;
  /** Another value for each page that the frame asks for. */
  load: string;
  preview: string;
  path: string;
  locale: string;
  /** The frame shows what changed: boxes are to be measured anew. */
  onShown: () => void;
};

/** Keeps the page in the frame like the document: texts at once, every other change section by section as the server renders it. */
export function useSections({ frame, document, stored, load, preview, path, locale, onShown }: Input) {
  const shown = useRef<CmsDocument | null>(null);
  /** Document on the server when the page was requested. Text typed while it loads may already be saved. */
  const asked = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef(new Map<number, AbortController>());
  const dirty = useRef(new Set<number>());
  const [isFailed, setIsFailed] = useState(false);

  const render = useEffectEvent((layout: Layout) => {
    waiting.current.get(layout.id)?.abort();
    const controller = new AbortController();
    waiting.current.set(layout.id, controller);
    const translations = textsOfLayouts(document, [layout]);
    const rendered = document;
    renderSection({ document: preview, path, locale, layout, ...(translations && { translations }) }, controller.signal).then(
      ({ html, styles }) => {
        const page = frame.current?.contentDocument;
        if (controller.signal.aborted || !page) return;
        waiting.current.delete(layout.id);
        setIsFailed(false);
        // A text that is being typed in place stays until it loses the focus.
        if (page.activeElement?.closest(`[data-layout="${layout.id}"]`) && (page.activeElement as HTMLElement).isContentEditable) return;
        swapLayout(page, layout.id, html, styles);
        // Shows text typed since, which may never be rendered without a connection.
        if (shown.current) showTexts(page, rendered, shown.current, [layout.id]);
        onShown();
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        waiting.current.delete(layout.id);
        dirty.current.add(layout.id);
        setIsFailed(true);
        if (!(error instanceof Error)) throw error;
      },
    );
  });

  const renderDirty = useEffectEvent(() => {
    const ids = [...dirty.current];
    dirty.current.clear();
    for (const id of ids) {
      const layout = document.layouts.find((one) => one.id === id);
      if (layout) render(layout);
    }
  });

  const follow = useEffectEvent(() => {
    const page = frame.current?.contentDocument;
    const before = shown.current;
    if (!page || !before || before === document) return;
    const { ids, isReordered } = changedLayouts(before, document);
    if (isReordered) arrangeLayouts(page, document, preview);
    for (const id of ids) dirty.current.add(id);
    showTexts(page, before, document, ids);
    shown.current = document;
    onShown();
    clearTimeout(timer.current);
    timer.current = setTimeout(renderDirty, delayMs);
  });

  useEffect(() => {
    const back = () => renderDirty();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  const catchUp = useEffectEvent(() => {
    if (isFailed) renderDirty();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server has saved, so it answers again.
  useEffect(() => catchUp(), [stored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is what is followed.
  useEffect(follow, [document]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const noteAsked = useEffectEvent(() => {
    asked.current = stored;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is asked for.
  useEffect(() => noteAsked(), [load]);

  /** A page has come in the frame, made with what the server had when it was asked, or with something newer. */
  const loaded = useCallback(() => {
    shown.current = asked.current;
  }, []);

  /** Has the layout of a node rendered anew, as after its text was written in place. */
  const refresh = (id: string) => {
    const layout = nodeIndex(document).get(id)?.place.layout;
    if (layout === undefined) return;
    dirty.current.add(layout);
    clearTimeout(timer.current);
    timer.current = setTimeout(renderDirty, delayMs);
  };

  return { loaded: useLoaded(loaded, follow), isFailed, refresh, retry: () => renderDirty() };
}

/** After the page has come, what changed meanwhile is shown. */
function useLoaded(loaded: () => void, follow: () => void): () => void {
  const [count, setCount] = useState(0);
  const then = useEffectEvent(follow);
  useEffect(() => {
    if (count > 0) then();
  }, [count]);
  return useCallback(() => {
    loaded();
    setCount((now) => now + 1);
  }, [loaded]);
}

/** Shows texts that changed in place. Where several values of a node changed, or anything else than a text, the server renders. */
function showTexts(page: Document, before: CmsDocument, after: CmsDocument, ids: readonly number[]): void {
  const was = nodeIndex(before);
  const changed = new Set(ids);
  for (const { node, place } of nodeIndex(after).values()) {
    if (!changed.has(place.layout)) continue;
    const old = was.get(node.id)?.node;
    if (!old || old === node || old.props === node.props) continue;
    const texts = differingTexts(old.props, node.props);
    if (texts.length === 1 && texts[0]) showText(page, node.id, texts[0][0], texts[0][1]);
  }
}

function differingTexts(before: unknown, after: unknown): (readonly [string, string])[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string') return [[before, after]];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => differingTexts(one, after[index]));
  if (isObject(before) && isObject(after))
    return Object.keys(before).flatMap((key) => (Object.hasOwn(after, key) ? differingTexts(before[key], after[key]) : []));
  return [];
}
