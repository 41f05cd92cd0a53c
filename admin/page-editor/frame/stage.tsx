import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { localPath } from '#client/local-path.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { ancestorsOf, nodeIndex, type Place } from '#domain/document/nodes.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { PresentPerson } from '#schemas/edited-document.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSize } from '../../parameters/preview/use-size.ts';
import { blockName } from '../blocks.ts';
import { useDrag } from '../use-drag.ts';
import type { Editor } from '../use-editor.ts';
import { type Device, deviceWidths } from './devices.ts';
import { dropAt } from './drop-place.ts';
import { addressOf, type Box, boxOf, elementsOf, isEditable, layoutAt, layoutBox, nodeAt } from './frame-page.ts';
import { NodeBar } from './node-bar.tsx';
import { stageStyles as styles } from './styles.ts';
import { useSections } from './use-sections.ts';
import { useWriting } from './use-writing.ts';

export type StageProps = {
  editor: Editor;
  device: Device;
  locale: string;
  others: readonly PresentPerson[];
  onInsert: (place: Place) => void;
  /** Keys that were pressed in the page. */
  onKey: (event: globalThis.KeyboardEvent) => void;
};

type Boxes = { selected: Box | null; hovered: Box | null; others: readonly { person: PresentPerson; box: Box }[]; height: number };
const noBoxes: Boxes = { selected: null, hovered: null, others: [], height: 0 };

/** Distance from the upper edge at which a block scrolls into view, in px of the page: headers cover that part. */
const headRoom = 180;

/** Time without scrolling after which it counts as ended, in ms. */
const restMs = 100;
/** Interval at which the editor checks whether a page is parsed, in ms. */
const parsedEveryMs = 100;
/** Timeout of a page, in ms; after it a message says that it does not load. */
const frameTimeoutMs = 20_000;

/**
 * The real page in a frame, and over it a layer that takes the pointer: it selects, marks, drags and scrolls. The page itself runs no
 * script and sees no pointer, except while a text is written in place.
 */
export function Stage({ editor, device, locale, others, onInsert, onKey }: StageProps) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const { document, selection, facts, blocks, select, run } = editor;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  /** Scroll position of the page when the boxes were measured, in px of the screen. */
  const measuredAt = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useSize(stage);
  const width = deviceWidths[device];
  const scale = place.width > 0 ? Math.min(1, place.width / width) : 1;
  const [boxes, setBoxes] = useState<Boxes>(noBoxes);
  const [hovered, setHovered] = useState<string | null>(null);
  const [page, setPage] = useState<{ key: number; state: 'coming' | 'shown' | 'failed' }>({ key: 0, state: 'coming' });

  const isKnown = useCallback((id: string) => nodeIndex(document).has(id), [document]);
  const path = facts?.path ?? null;
  const preview = facts?.preview ?? '';
  const address = path === null ? null : addressOf(localPath({ site, lang: toLang(locale) as Lang }, path), preview);
  const shownPage = useCallback(() => {
    const view = frame.current?.contentDocument;
    return view && isEditable(view) ? view : null;
  }, []);

  const measure = useEffectEvent(() => {
    const view = shownPage();
    if (!view) return;
    const selected = !selection ? null : 'node' in selection ? boxOf(view, selection.node) : layoutBox(view, selection.layout);
    measuredAt.current = scroller.current?.scrollTop ?? 0;
    setBoxes({
      selected,
      hovered: hovered === null ? null : boxOf(view, hovered),
      others: others.flatMap((person) => {
        const box = person.idNode === null ? null : boxOf(view, person.idNode);
        return box ? [{ person, box }] : [];
      }),
      height: view.documentElement.scrollHeight,
    });
  });
  const onShown = useCallback(() => requestAnimationFrame(() => measure()), []);
  const sections = useSections({
    frame,
    document,
    stored: editor.stored.document,
    load: `${page.key} ${address}`,
    preview,
    path: path ?? '/',
    locale,
    onShown,
  });

  /** Scrolls a block that was selected elsewhere into view, before it is marked. */
  const reveal = useEffectEvent(() => {
    const view = shownPage();
    const layer = scroller.current;
    if (!view || !layer || !selection) return;
    const box = 'node' in selection ? boxOf(view, selection.node) : layoutBox(view, selection.layout);
    if (!box || (box.top >= headRoom && box.top < place.height / scale - 40)) return;
    layer.scrollTo({ top: layer.scrollTop + (box.top - headRoom) * scale, behavior: 'instant' });
    // At once, not when the browser says that it has scrolled: its mark is measured where it comes to stand.
    scrollFrame();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection has changed.
  useEffect(() => reveal(), [selection, page.state]);

  // A button goes with the block that it deleted: the keys still mean the page then.
  useEffect(() => {
    const layer = scroller.current;
    if (!layer || selection === null) return undefined;
    const { ownerDocument: panel } = layer;
    return () => {
      if (panel.activeElement === panel.body) layer.focus({ preventScroll: true });
    };
  }, [selection]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked has changed, or where it stands.
  useEffect(() => measure(), [selection, hovered, others, scale, place.height, page.state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new boxes stand where the page is now.
  useLayoutEffect(() => {
    if (marks.current) marks.current.style.translate = '';
  }, [boxes]);
  useEffect(() => () => clearTimeout(rest.current), []);

  useEffect(() => {
    if (page.state !== 'coming') return undefined;
    const timer = setTimeout(() => setPage((now) => ({ ...now, state: 'failed' })), frameTimeoutMs);
    return () => clearTimeout(timer);
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is asked for.
  useEffect(() => setPage((now) => ({ key: now.key, state: 'coming' })), [address]);

  const come = useEffectEvent(() => {
    const view = shownPage();
    setPage((now) => ({ ...now, state: view ? 'shown' : 'failed' }));
    if (!view) return;
    sections.loaded();
    scrollFrame();
    // Pictures and fonts that come later move what stands below them.
    view.addEventListener('load', () => measure(), true);
    onShown();
    setTimeout(() => measure(), 800);
  });
  const onLoad = () => (page.state === 'shown' ? measure() : come());

  // If no script runs, browsers load all pictures before a page counts as loaded. It can be edited once it is parsed.
  const lookIfParsed = useEffectEvent(() => {
    const view = frame.current?.contentDocument;
    if (!view || address === null || view.readyState === 'loading') return;
    if (view.URL === new URL(address, location.href).href && shownPage()) come();
  });
  useEffect(() => {
    if (page.state !== 'coming') return undefined;
    const timer = setInterval(() => lookIfParsed(), parsedEveryMs);
    return () => clearInterval(timer);
  }, [page]);

  /** The page and the marks go along; when they rest the marks are measured, for what stays while a page scrolls. */
  function scrollFrame() {
    const top = scroller.current?.scrollTop ?? 0;
    frame.current?.contentWindow?.scrollTo({ top: top / scale, behavior: 'instant' });
    if (marks.current) marks.current.style.translate = `0 ${measuredAt.current - top}px`;
    clearTimeout(rest.current);
    rest.current = setTimeout(() => measure(), restMs);
  }

  const pointOf = (event: { clientX: number; clientY: number }) => {
    const box = scroller.current?.getBoundingClientRect();
    return { x: (event.clientX - (box?.left ?? 0)) / scale, y: (event.clientY - (box?.top ?? 0)) / scale };
  };

  const drag = useDrag({
    scroller,
    dropAt: (dragged, at) => {
      const view = shownPage();
      const { x, y } = pointOf(at);
      return view && dropAt({ page: view, document, blocks, isKnown, dragged }, x, y);
    },
    onDrop: (id, { place: at }) => run({ do: 'node.move', id, at }),
    onLift: (id) => select({ node: id }),
  });

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.isPressed()) {
      setHovered(null);
      drag.move(event);
      return;
    }
    const view = event.pointerType === 'mouse' ? shownPage() : null;
    const { x, y } = pointOf(event);
    if (view) setHovered(nodeAt(view, x, y, isKnown)?.id ?? null);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const view = shownPage();
    if (!view || event.button !== 0) return;
    const { x, y } = pointOf(event);
    // A finger scrolls: it lifts a block where it rests.
    drag.begin(event, nodeAt(view, x, y, isKnown)?.id ?? null, event.pointerType !== 'mouse');
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const isPress = drag.end(event);
    const view = isPress ? shownPage() : null;
    if (!view) return;
    const { x, y } = pointOf(event);
    const hit = nodeAt(view, x, y, isKnown);
    const layout = hit ? null : layoutAt(view, x, y);
    select(hit ? { node: hit.id } : layout === null ? null : { layout });
  };

  const { isWriting, write } = useWriting({
    editor,
    locale,
    onKey,
    onEnd: (node) => {
      sections.refresh(node);
      scroller.current?.focus({ preventScroll: true });
    },
  });

  const onDoubleClick = (event: { clientX: number; clientY: number }) => {
    const view = shownPage();
    const { x, y } = pointOf(event);
    const hit = view && nodeAt(view, x, y, isKnown);
    if (view && hit) write(view, hit);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && selection && 'node' in selection) {
      const view = shownPage();
      const [element] = view ? elementsOf(view, selection.node) : [];
      const inner =
        element && [element, ...element.querySelectorAll('*')].find((one) => one.children.length === 0 && one.textContent?.trim());
      if (view && inner) {
        event.preventDefault();
        write(view, { id: selection.node, element: inner });
      }
      return;
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.shiftKey) return;
    event.preventDefault();
    const ids = [...nodeIndex(document).keys()];
    const at = selection && 'node' in selection ? ids.indexOf(selection.node) : -1;
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))];
    if (next !== undefined) select({ node: next });
  };

  const selectedId = selection && 'node' in selection ? selection.node : null;
  const located = selectedId === null ? undefined : nodeIndex(document).get(selectedId);
  const onScreen = ({ top, left, width: wide, height }: Box) => ({
    transform: `translate(${left * scale}px, ${top * scale}px)`,
    width: wide * scale,
    height: height * scale,
  });
  return (
    <div ref={stage} className={styles.stage} data-device={device}>
      <div className={styles.screen} style={{ width: width * scale }}>
        {address === null ? (
          <p className={styles.message}>{messages.notPlaced}</p>
        ) : (
          <iframe
            key={page.key}
            ref={frame}
            className={styles.frame}
            title={messages.frame({ title: facts?.title ?? '' })}
            src={address}
            sandbox="allow-same-origin"
            tabIndex={-1}
            style={{ width, height: place.height / scale, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls and takes keys, not a group of fields. */}
        <div
          ref={scroller}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys select in it.
          tabIndex={0}
          aria-label={messages.stage}
          aria-describedby="stage-help"
          className={styles.scroller}
          data-writing={isWriting || undefined}
          onScroll={scrollFrame}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
          onPointerCancel={drag.cancel}
          onContextMenu={(event) => drag.isPressed() && event.preventDefault()}
          onPointerLeave={() => setHovered(null)}
          onDoubleClick={onDoubleClick}
          onKeyDown={onKeyDown}
        >
          <div style={{ height: boxes.height * scale }} />
        </div>
        <p id="stage-help" hidden>
          {messages.stageHelp}
        </p>
        <div className={styles.layer}>
          <div ref={marks} className={styles.marks}>
            {boxes.others.map(({ person, box }) => (
              <div key={person.session} className={styles.other} style={onScreen(box)}>
                <span>{person.name}</span>
              </div>
            ))}
            {boxes.hovered && hovered !== selectedId && hovered !== null && (
              <div className={styles.hovered} style={onScreen(boxes.hovered)}>
                <span>{blockName(blocks, nodeIndex(document).get(hovered)?.node.type ?? '')}</span>
              </div>
            )}
            {boxes.selected && (
              <div
                className={styles.selected}
                // Room for the bar to the right.
                style={{ ...onScreen(boxes.selected), ['--room' as string]: `${(width - boxes.selected.left) * scale}px` }}
                data-writing={isWriting || undefined}
              >
                {located && !isWriting && (
                  <NodeBar
                    editor={editor}
                    located={located}
                    parent={ancestorsOf(document, located.node.id)[0] ?? null}
                    isHigh={boxes.selected.top * scale > 40}
                    onInsert={onInsert}
                    drag={drag}
                  />
                )}
              </div>
            )}
          </div>
          {drag.drop && <div className={drag.drop.isInside ? styles.dropInside : styles.dropLine} style={onScreen(drag.drop.mark)} />}
        </div>
        {page.state === 'shown' && located && !boxes.selected && (
          <p role="status" className={styles.aside}>
            {messages.notShown}
          </p>
        )}
        {page.state === 'coming' && address !== null && (
          <span className={styles.busy}>
            <Spinner label={messages.frameLoading} />
          </span>
        )}
        {(page.state === 'failed' || sections.isFailed) && (
          <div className={styles.notice}>
            <RetryAlert
              text={page.state === 'failed' ? messages.frameFailed : messages.sectionFailed}
              label={messages.retry}
              onRetry={() => (page.state === 'failed' ? setPage((now) => ({ key: now.key + 1, state: 'coming' })) : sections.retry())}
            />
          </div>
        )}
      </div>
    </div>
  );
}
