import dynamic from 'next/dynamic';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { addressWords } from '#domain/addresses.ts';
import { ancestorsOf, nodeIndex, type Place } from '#domain/document/nodes.ts';
import { messages as versionMessages } from '#messages/generated/admin/page-editor/panels/version.ts';
import { messages as allMessages, type Messages } from '#messages/generated/admin/page-editor.ts';
import { breakpoints } from '#schemas/cms/breakpoints.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { editorStyles } from '../parameters/styles.ts';
import { blockName } from './blocks.ts';
import { BlockForm } from './form/block-form.tsx';
import type { Device } from './frame/devices.ts';
import { Stage } from './frame/stage.tsx';
import { paths } from './icon-paths.ts';
import { Palette } from './palette/palette.tsx';
import { ConflictDialog } from './panels/conflict-dialog.tsx';
import { partNames } from './panels/differences.tsx';
import { HelpDialog } from './panels/help-dialog.tsx';
import { IssuesPanel } from './panels/issues-panel.tsx';
import { PreviewLinkDialog } from './panels/preview-link-dialog.tsx';
import { PublishDialog } from './panels/publish-dialog.tsx';
import { SectionForm } from './panels/section-form.tsx';
import { VersionsPanel } from './panels/versions-panel.tsx';
import { viewStyles as styles } from './styles.ts';
import { type Dialog, TopBar } from './top-bar.tsx';
import { useCheck } from './use-check.ts';
import { useClipboard } from './use-clipboard.ts';
import type { Editor } from './use-editor.ts';
import { useKeys } from './use-keys.ts';
import { usePresence } from './use-presence.ts';

const Outline = dynamic(() => import('./outline/outline.tsx').then(({ Outline: Loaded }) => Loaded), {
  ssr: false,
  loading: () => <Skeleton label="" bars={[12]} />,
});

/** Sheets that a narrow screen shows over the page, one at a time. */
const sheets = ['outline', 'add', 'form'] as const;
type Sheet = (typeof sheets)[number];

/** Outline and palette at the left, the page in the middle, the settings of what is selected at the right; on a phone sheets over the page. */
export function EditorView({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const { site, lang } = useSite();
  const { document: cms, blocks, selection, issues, run, select, isDirty, refusal, lost, overwritten, facts } = editor;
  // Typing and selecting do not wait for outline and palette.
  const calm = useDeferredValue(editor);
  const outlined = useDeferredValue(
    useMemo(() => ({ document: cms, blocks, selection, issues, run, select }), [cms, blocks, selection, issues, run, select]),
  );
  const [device, setDevice] = useState<Device>(() => (window.innerWidth < breakpoints.lg ? 'phone' : 'desktop'));
  const [locale, setLocale] = useState(site.defaultLang);
  const [tab, setTab] = useState<'outline' | 'add'>('outline');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const others = usePresence(editor);
  const onKey = useKeys(editor, messages, () => setDialog('help'));
  useCheck(editor);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  useEffect(() => {
    const text = refusal ? messages.refusals[refusal.reason] : '';
    if (text !== '') notify({ kind: 'info', text });
  }, [refusal, messages]);
  useEffect(() => {
    if (lost.length > 0) notify({ kind: 'info', text: messages.lost({ count: lost.length }) });
  }, [lost, messages]);
  useEffect(() => {
    if (!overwritten) return;
    const what = overwritten.values.map((one) => `${blockName(blocks, one.type ?? '')} (${partNames(one, blocks, lang)})`);
    notify({ kind: 'info', text: versionMessages[lang].overwritten({ name: overwritten.by, what: what.join(', ') }) });
  }, [overwritten, blocks, lang]);

  // A selection from elsewhere discards the chosen place.
  const chosen = useRef(selection);
  useEffect(() => {
    if (chosen.current !== selection) setPlace(null);
    chosen.current = selection;
  }, [selection]);

  const insertAt = (at: Place) => {
    setPlace(at);
    setTab('add');
    setSheet('add');
  };
  const closeSheet = useCallback(() => setSheet(null), []);
  const close = () => setDialog(null);
  return (
    <div className={styles.editor}>
      <h1 className={visuallyHidden}>{messages.titleOf({ title: facts?.title ?? '' })}</h1>
      <TopBar editor={editor} others={others} {...{ device, locale }} onDevice={setDevice} onLocale={setLocale} onOpen={setDialog} />
      <div className={styles.left} data-sheet={sheet === 'outline' || sheet === 'add' ? 'open' : undefined}>
        <div className={styles.tabs}>
          <div role="tablist" aria-label={messages.views}>
            {(['outline', 'add'] as const).map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={tab === name}
                aria-controls="editor-left"
                onClick={() => {
                  setTab(name);
                  setSheet(name);
                }}
              >
                {messages[name]}
              </button>
            ))}
          </div>
          <CloseSheet onClose={closeSheet} />
        </div>
        <div id="editor-left" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.body}>
          {tab === 'outline' ? <Outline editor={outlined} /> : <Palette editor={calm} at={place} onInserted={closeSheet} />}
        </div>
      </div>
      <Stage editor={editor} device={device} locale={locale} others={others} onInsert={insertAt} onKey={onKey} />
      <section className={styles.right} data-sheet={sheet === 'form' ? 'open' : undefined} aria-label={messages.form}>
        <Way editor={editor} onClose={closeSheet} />
        <div className={styles.body}>
          <Settings editor={editor} />
        </div>
      </section>
      <nav className={styles.views} aria-label={messages.views}>
        {sheets.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={sheet === name}
            onClick={() => {
              setSheet(sheet === name ? null : name);
              if (name !== 'form') setTab(name);
            }}
          >
            <IconPath path={paths[name]} size="1.2rem" />
            {messages[name]}
          </button>
        ))}
      </nav>
      <ConflictDialog editor={editor} />
      <PublishDialog editor={editor} open={dialog === 'publish'} onClose={close} />
      <VersionsPanel editor={editor} open={dialog === 'versions'} onClose={close} />
      <IssuesPanel editor={editor} open={dialog === 'issues'} onClose={close} onGo={() => setSheet('form')} />
      <PreviewLinkDialog editor={editor} open={dialog === 'link'} onClose={close} />
      <HelpDialog open={dialog === 'help'} onClose={close} />
    </div>
  );
}

/** The settings of what is selected. Those of the block before stay until the new ones are made: the mark in the page comes first. */
function Settings({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const { document: cms, blocks, issues, facts, run } = editor;
  const selection = useDeferredValue(editor.selection);
  const node = selection && 'node' in selection ? nodeIndex(cms).get(selection.node)?.node : undefined;
  if (node) return <BlockForm key={node.id} node={node} document={cms} blocks={blocks} issues={issues} facts={facts} run={run} />;
  if (selection && 'layout' in selection) return <SectionForm key={selection.layout} editor={editor} id={selection.layout} />;
  return <p className={styles.hint}>{messages.nothingSelected}</p>;
}

function CloseSheet({ onClose }: { onClose: () => void }) {
  const messages = useMessages(allMessages);
  return (
    <button type="button" className={styles.closeSheet} aria-label={messages.close} onClick={onClose}>
      <IconPath path={paths.close} size="1.1rem" />
    </button>
  );
}

/** Path of the selection: the blocks around it, up to its section. For a shared component, the pages that show it. */
function Way({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const messages = useMessages(allMessages);
  const { document, blocks, select, located, selection, facts } = editor;
  const clipboard = useClipboard(editor, messages);
  const around = located ? ancestorsOf(document, located.node.id).reverse() : [];
  const layout = located?.place.layout ?? (selection && 'layout' in selection ? selection.layout : null);
  const section = document.layouts.find(({ id }) => id === layout);
  return (
    <div className={styles.way}>
      <nav aria-label={messages.way} className={styles.steps}>
        {section && (
          <button type="button" aria-current={!located || undefined} onClick={() => select({ layout: section.id })}>
            {section.name || messages.section}
          </button>
        )}
        {[...around, ...(located ? [located.node] : [])].map((node) => (
          <button key={node.id} type="button" aria-current={node === located?.node || undefined} onClick={() => select({ node: node.id })}>
            {blockName(blocks, node.type)}
          </button>
        ))}
      </nav>
      {selection && (
        <div className={styles.group} role="toolbar" aria-label={messages.clipboard}>
          {(['copy', 'cut', 'paste'] as const).map((act) => (
            <button
              key={act}
              type="button"
              className={editorStyles.iconPress}
              aria-label={messages[act]}
              title={messages[act]}
              onClick={() => clipboard[act]()}
            >
              <IconPath path={paths[act]} size="1rem" />
            </button>
          ))}
        </div>
      )}
      <CloseSheet onClose={onClose} />
      {facts?.kind === 'component' && (
        <p className={styles.shared}>{shownAtText([...new Set(facts.shownAt.map(addressWords))], messages)}</p>
      )}
    </div>
  );
}

/** Formats the places that show a shared component; at most four addresses are named. */
function shownAtText(places: readonly string[], messages: Messages): string {
  if (places.includes('*')) return messages.shownEverywhere;
  if (places.length === 0) return messages.shownNowhere;
  return messages.shownAt({ places: `${places.slice(0, 4).join(', ')}${places.length > 4 ? '…' : ''}` });
}
