import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import type { Changes } from '#domain/parameters-draft.ts';
import { listUntranslated } from '#domain/setting-translations.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import { type ParameterGroup, readParameters, splitKey } from '#schemas/parameters/index.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { fieldIdOf, frameId } from '../form/form-state.tsx';
import { definitionOf, definitions, firstListed, inGroup } from './definitions.ts';
import { Dialogs, type Open } from './dialogs/dialogs.tsx';
import { Fields, settingsFormId } from './fields.tsx';
import { Groups } from './groups.tsx';
import { Preview } from './preview/preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { matches } from './search.ts';
import { Splitter } from './splitter.tsx';
import { editorStyles as styles } from './styles.ts';
import { Tools } from './tools.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOtherLanguages } from './use-other-languages.ts';
import type { Parameters } from './use-parameters.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { ValuesProvider } from './values.tsx';

/** Views that a narrow screen shows one at a time. */
const views = ['groups', 'fields', 'preview'] as const;
type View = (typeof views)[number];

/** Groups, fields and preview side by side, and the bar that saves. */
export function Editor({ parameters }: { parameters: Parameters }) {
  const messages = useMessages(allMessages);
  const { draft, unsaved, refused, refusals, known, send, change } = parameters;
  const { texts, stored } = draft;
  const [group, setGroup] = useState<ParameterGroup>('colours');
  const [search, setSearch] = useState('');
  const [view, setView] = useState<View>('fields');
  const [dialog, setDialog] = useState<Open>(null);
  /** The setting to go to, a new object each time. */
  const [target, setTarget] = useState<{ key: string } | null>(null);
  const [previewWidth, setPreviewWidth] = useState<number | null>(null);
  const { kept, isFailed } = useKeptDraft(stored, unsaved);
  const values = useMemo(() => readParameters(Object.entries(texts).map(([type, value]) => ({ type, value }))).values, [texts]);

  const languages = useOtherLanguages();
  const untranslated = useMemo(
    () =>
      listUntranslated(
        texts,
        languages.map(({ locale }) => locale),
      ),
    [texts, languages],
  );

  const isSearching = search.trim() !== '';
  const found = useMemo(() => (isSearching ? definitions.filter((entry) => matches(entry, search)) : definitions), [isSearching, search]);
  const shown = isSearching ? found : inGroup(group);

  const fault = firstListed({ ...refused, ...refusals });
  const showField = (stored: string) => {
    const definition = definitionOf.get(splitKey(stored).key);
    if (!definition) return;
    setSearch('');
    setGroup(definition.group);
    setView('fields');
    setTarget({ key: stored });
  };
  // A link of another screen names the setting that it leads to.
  useEffect(() => {
    const definition = definitionOf.get(splitKey(window.location.hash.slice(1)).key);
    if (!definition) return;
    setGroup(definition.group);
    setTarget({ key: definition.key });
  }, []);
  // Once its group is there.
  useEffect(() => {
    if (!target) return;
    const { key, locale } = splitKey(target.key);
    const own = fieldIdOf(settingsFormId, [key]);
    const id = locale && document.getElementById(`${own}-${locale}`) ? `${own}-${locale}` : own;
    const field = document.getElementById(frameId(id));
    field?.scrollIntoView({ block: 'center' });
    const control = field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? document.getElementById(id);
    (control ?? field?.querySelector<HTMLElement>('input, select, textarea, button'))?.focus({ preventScroll: true });
  }, [target]);
  const showRefused = () => fault && showField(fault);
  const save = () => (fault ? showRefused() : send({ type: 'parameters.save' }));
  const onKey = useShortcuts({
    undo: () => send({ type: 'parameters.undo' }),
    redo: () => send({ type: 'parameters.redo' }),
    save,
  });
  const isDirty = Object.keys(unsaved).length > 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const onType = useCallback((key: string, text: string | null) => send({ type: 'parameter.typed', key, text, at: Date.now() }), [send]);
  const onChange = useCallback((changes: Changes) => send({ type: 'parameters.changed', changes }), [send]);
  const onConfirmed = useCallback((outdated: readonly OutdatedTranslation[]) => send({ type: 'translations.confirmed', outdated }), [send]);
  const hidden = (name: View) => (view === name ? undefined : 'hidden');
  const labels = { groups: messages.viewGroups, fields: messages.viewFields, preview: messages.viewPreview };

  return (
    <ValuesProvider value={values}>
      <div className={styles.editor} style={previewWidth ? { ['--preview' as string]: `${previewWidth}px` } : undefined}>
        {/* Outside the columns, of which a narrow screen hides all but one. */}
        <h1 className={visuallyHidden}>{messages.title}</h1>
        <div className={styles.column} data-view={hidden('groups')}>
          <div className={styles.side}>
            <p className={styles.title} aria-hidden="true">
              {messages.title}
            </p>
            <Groups
              search={search}
              onSearch={setSearch}
              found={found}
              group={isSearching ? null : group}
              onGroup={(name) => {
                setSearch('');
                setGroup(name);
                setView('fields');
              }}
              unsaved={unsaved}
              issues={known.issues}
              outdated={known.outdated}
              untranslated={untranslated}
              onIssue={showField}
              onForget={(key) => change({ [key]: null })}
            />
            <Tools texts={texts} onOpen={setDialog} />
          </div>
        </div>
        <section
          className={styles.column}
          data-view={hidden('fields')}
          key={isSearching ? 'search' : group}
          aria-label={messages.viewFields}
        >
          <Fields
            shown={shown}
            group={isSearching ? null : group}
            texts={texts}
            stored={stored}
            refused={refused}
            refusals={refusals}
            issues={known.issues}
            outdated={known.outdated}
            onConfirmed={onConfirmed}
            onType={onType}
            onChange={onChange}
          />
        </section>
        <Splitter label={messages.resize} width={previewWidth ?? 660} onWidth={setPreviewWidth} />
        <div className={styles.previewColumn} data-view={hidden('preview')}>
          <Preview kept={kept} isFailed={isFailed} onKey={onKey} />
        </div>
        <Dialogs parameters={parameters} open={dialog} onClose={() => setDialog(null)} onChange={change} />
        <SaveBar parameters={parameters} onSave={save} onRefused={showRefused} />
        <nav className={styles.views} aria-label={messages.views}>
          {views.map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {labels[name]}
            </button>
          ))}
        </nav>
      </div>
    </ValuesProvider>
  );
}
