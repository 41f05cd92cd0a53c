import { memo, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { templatesQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { type Clip, clipOfLayout } from '#domain/document/clips.ts';
import type { Place } from '#domain/document/nodes.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { CmsNode, Layout } from '#schemas/cms/document.ts';
import { Layout as LayoutSchema } from '#schemas/cms/document.ts';
import type { Template } from '#schemas/edited-document.ts';
import { AskDialog } from '../../ask-dialog.tsx';
import { usePanelMutation } from '../../call/use-panel-mutation.ts';
import { foldText } from '../../fold-text.ts';
import { controlStyles } from '../../form/control-styles.ts';
import { type Category, categories } from '../blocks.ts';
import { slotName } from '../slot-name.ts';
import type { Editor } from '../use-editor.ts';
import { insertionPlaces, usualSlot } from './insertion-place.ts';
import { nodeFromPalette } from './starter-props.ts';
import { paletteStyles as styles } from './styles.ts';
import { useStarterSite } from './use-starter-site.ts';

export type PaletteProps = {
  editor: Editor;
  /** Place of the next block, as chosen in the page; null: beside the selected block, or at the end. */
  at: Place | null;
  onInserted: () => void;
};

const noTemplates: readonly Template[] = [];

/** Every block by category, with its picture, and the saved sections; one press puts it into the page. */
export const Palette = memo(function Palette({ editor, at, onInserted }: PaletteProps) {
  const messages = useMessages(allMessages);
  const { site: shown } = useSite();
  const [search, setSearch] = useState('');
  const templates = useServerState(templatesQuery()).data ?? noTemplates;
  const { blocks, located } = editor;
  const site = useStarterSite();
  /** The saved section that is about to be deleted. */
  const [deleted, setDeleted] = useState<Template | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const removed = useRef<number>(null);
  const removal = usePanelMutation({
    mutationFn: (id: number) => browserApi.call('DELETE /admin/template/{id}', { params: { id } }),
    done: messages.templateDeleted,
    onSuccess: (_, id) => {
      removed.current = id;
      setDeleted(null);
    },
  });
  // The button that asked goes with its section, before or after the dialog has closed, and the focus must not go with it.
  useEffect(() => {
    const isGone = removed.current !== null && deleted === null && templates.every(({ id }) => id !== removed.current);
    if (!isGone) return;
    removed.current = null;
    if (document.activeElement === document.body) field.current?.focus();
  }, [deleted, templates]);
  /** Place chosen for a new block relative to the selected one. */
  const [wished, setWished] = useState<{ node: string; slot: string | null } | null>(null);
  const slots = (located && blocks[located.node.type]?.slots) ?? [];
  const places = located && at === null ? insertionPlaces(located, slots) : [];
  const slot = located && wished?.node === located.node.id ? wished.slot : located ? usualSlot(located, slots) : null;
  const beside = places.find((one) => one.slot === slot) ?? places[0];
  const wanted = foldText(search.trim());
  const entries = Object.entries(blocks)
    .map(([type, block]) => ({ type, block, title: block.schema.title ?? type, description: block.schema.description ?? '' }))
    .filter(({ type, title, description }) => foldText(`${title} ${description} ${type}`).includes(wanted));
  const sections = templates.filter(({ name }) => foldText(name).includes(wanted));
  /** `after`: how many sections of the same template are already in. */
  const insert = (clip: Clip, after = 0) => {
    const place = at ?? beside?.place ?? null;
    if (clip.kind === 'layout' || !place) editor.run({ do: 'layout.insert', clip, index: layoutIndex(editor) + after });
    else editor.run({ do: 'node.insert', clip, at: place });
    onInserted();
  };
  const insertNode = (node: CmsNode, name: string) => insert({ kind: 'nodes', name, nodes: [node], texts: {} });
  const insertAll = ({ layouts, translations }: Template) => {
    const saved = { format: 1 as const, layouts: layouts.filter(isLayout), ...(translations && { translations }) };
    for (const [index, { id }] of saved.layouts.entries()) {
      const clip = clipOfLayout(saved, id);
      if (clip) insert(clip, index);
    }
  };
  const byCategory = categories
    .map((category) => ({ category, list: entries.filter(({ block }) => block.schema['x-category'] === category) }))
    .filter(({ list }) => list.length > 0);
  return (
    <div className={styles.palette}>
      <label className={styles.search}>
        <span>{messages.searchBlocks}</span>
        <input
          ref={field}
          type="search"
          className={controlStyles.input}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {located && places.length > 1 ? (
        <div role="radiogroup" aria-label={messages.insertsWhere} className={controlStyles.segments}>
          {places.map((one) => (
            <label key={one.slot} className={controlStyles.segment}>
              <input
                type="radio"
                name="insertion-place"
                checked={one.slot === slot}
                onChange={() => setWished({ node: located.node.id, slot: one.slot })}
              />
              {one.slot === null ? messages.insertsAfter : messages.insertsInto({ slot: slotName(one.slot, messages) })}
            </label>
          ))}
        </div>
      ) : (
        <p className={controlStyles.note}>{at ? messages.insertsThere : messages.insertsBeside}</p>
      )}
      {sections.length > 0 && (
        <section aria-label={messages.templates}>
          <h2 className={styles.title}>{messages.templates}</h2>
          <ul className={styles.grid}>
            {sections.map((template) => (
              <li key={template.id} className={styles.saved}>
                <button type="button" className={styles.block} onClick={() => insertAll(template)}>
                  <span>{template.name}</span>
                </button>
                <button
                  type="button"
                  className={controlStyles.link}
                  aria-label={messages.deleteTemplate({ name: template.name })}
                  onClick={() => setDeleted(template)}
                >
                  {messages.delete}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AskDialog
        open={deleted !== null}
        title={messages.deleteTemplate({ name: deleted?.name ?? '' })}
        action={messages.delete}
        mutation={removal}
        onConfirm={() => deleted && removal.mutate(deleted.id)}
        onClose={() => setDeleted(null)}
      >
        <p>{messages.deleteTemplateAsk}</p>
      </AskDialog>
      {byCategory.map(({ category, list }) => (
        <section key={category} aria-label={messages.categories[category as Category]}>
          <h2 className={styles.title}>{messages.categories[category as Category]}</h2>
          <ul className={styles.grid}>
            {list.map(({ type, block, title, description }) => (
              <li key={type}>
                <button
                  type="button"
                  className={styles.block}
                  title={description}
                  onClick={() => insertNode(nodeFromPalette(type, block, site), title)}
                >
                  <img
                    src={`/api/block-picture?type=${type}${shown.isWinemaker ? '&winemaker' : ''}`}
                    alt=""
                    loading="lazy"
                    width={160}
                    height={90}
                  />
                  <span>{title}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {byCategory.length === 0 && <p className={controlStyles.note}>{messages.noBlock}</p>}
    </div>
  );
});

const isLayout = (value: unknown): value is Layout => LayoutSchema.safeParse(value).success;

function layoutIndex({ document, selection, located }: Editor): number {
  const id = located?.place.layout ?? (selection && 'layout' in selection ? selection.layout : undefined);
  const index = document.layouts.findIndex((layout) => layout.id === id);
  return index < 0 ? document.layouts.length : index + 1;
}
