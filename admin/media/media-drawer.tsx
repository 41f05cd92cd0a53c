import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { mediaUsesQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/media.ts';
import { type MediaItem, type MediaProperties, type MediaUse, maxUses } from '#schemas/media-library.ts';
import { languageName } from '#schemas/site.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { ChangeForm } from '../call/change-form.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles } from '../styles.ts';
import { FocalPointField } from './focal-point.tsx';
import { isPictured } from './media-card.tsx';
import { mediaStyles as styles } from './styles.ts';
import { UploadArea } from './upload-area.tsx';

type MediaDrawerProps = { name: string | null; folders: readonly string[]; onClose: () => void };

/** A file of the library: what it shows, where it is used, its replacement. */
export function MediaDrawer({ name, folders, onClose }: MediaDrawerProps) {
  const messages = useMessages(allMessages);
  return (
    <Drawer open={name !== null} title={name ?? ''} closeLabel={messages.close} onClose={onClose}>
      {name !== null && <MediaPanel key={name} name={name} folders={folders} onDeleted={onClose} />}
    </Drawer>
  );
}

function MediaPanel({ name, folders, onDeleted }: { name: string; folders: readonly string[]; onDeleted: () => void }) {
  const messages = useMessages(allMessages);
  const [isAsked, setIsAsked] = useState(false);
  // A deleted file is not read again.
  const [isGone, setIsGone] = useState(false);
  const remove = usePanelMutation({
    mutationFn: async () => {
      await browserApi.call('DELETE /admin/media/{name}', { params: { name } });
      setIsGone(true);
      onDeleted();
    },
    done: messages.removed,
    onSuccess: () => setIsAsked(false),
  });
  const { data, isPending, isError, refetch } = useServerState({ ...mediaUsesQuery(name), enabled: !remove.isPending && !isGone });
  return (
    <div className={styles.form}>
      {isError && <RetryAlert text={messages.missing} label={messages.retry} onRetry={() => void refetch()} />}
      {isPending && <Skeleton label={messages.loading} bars={[10, 3, 3]} />}
      {data && (
        <>
          <MediaForm item={data} folders={folders} />
          <UploadArea replaces={name} />
          <Uses uses={data.usedIn} />
          {data.usedIn.length === 0 && (
            <div>
              <Button variant="quiet" onClick={() => setIsAsked(true)}>
                {messages.remove}
              </Button>
            </div>
          )}
        </>
      )}
      <AskDialog
        open={isAsked}
        title={messages.remove}
        action={messages.remove}
        mutation={remove}
        onConfirm={remove.mutate}
        onClose={() => setIsAsked(false)}
      >
        <p>{messages.removeAsk({ name })}</p>
      </AskDialog>
    </div>
  );
}

/** Form for the properties of a file. Only changes are sent. */
function MediaForm({ item, folders }: { item: MediaItem; folders: readonly string[] }) {
  const messages = useMessages(allMessages);
  const { site, lang } = useSite();
  const [change, setChange] = useState<Partial<MediaProperties>>({});
  const [tags, setTags] = useState<string | null>(null);
  const values = { ...item, ...change };
  const set = (more: Partial<MediaProperties>) => setChange({ ...change, ...more });
  const { name, url, kind, format, width, height, size } = item;
  const save = usePanelMutation({
    mutationFn: () => browserApi.call('PUT /admin/media/{name}', { params: { name }, body: change }),
    done: messages.saved,
    onSuccess: () => {
      setChange({});
      setTags(null);
    },
  });
  const { failure } = save;
  return (
    <ChangeForm action={messages.save} mutation={save} isChanged={Object.keys(change).length > 0}>
      {isPictured(item) && (
        <FocalPointField src={renditionUrl(url, 640, 'webp')} value={values.focalPoint} onChange={(focalPoint) => set({ focalPoint })} />
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: a look at a file of the owner's own, before it stands on a page. */}
      {kind === 'video' && <video className={styles.film} src={url} controls preload="metadata" />}
      <p className={styles.hint}>
        {[
          format.toUpperCase(),
          width && height && `${width} × ${height} px`,
          size !== null && messages.kilobytes({ kilobytes: Math.ceil(size / 1000) }),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        {!isPictured(item) && (
          <a href={url} target="_blank" rel="noreferrer">
            {messages.file}
          </a>
        )}
      </p>
      {isPictured(item) &&
        site.languages.map(({ code }) => (
          <TextArea
            key={code}
            label={messages.alt({ language: languageName(code, lang) })}
            hint={values.alts[code] ? messages.altHint : messages.altAsked}
            value={values.alts[code] ?? ''}
            maxLength={500}
            rows={2}
            error={errorAt(failure, `alts.${code}`)}
            onChange={(event) => set({ alts: { ...values.alts, [code]: event.target.value } })}
          />
        ))}
      <Field
        label={messages.folder}
        hint={messages.folderHint}
        value={values.folder}
        maxLength={120}
        suggestions={folders.filter(Boolean)}
        error={errorAt(failure, 'folder')}
        onChange={(event) => set({ folder: event.target.value })}
      />
      <Field
        label={messages.tags}
        hint={messages.tagsHint}
        value={tags ?? values.tags.join(', ')}
        error={errorAt(failure, 'tags')}
        onChange={({ target: { value } }) => {
          setTags(value);
          set({ tags: [...new Set(value.split(',').map((tag) => tag.trim()))].filter(Boolean) });
        }}
      />
    </ChangeForm>
  );
}

/** Lists the uses of a file, which prevent its deletion. */
function Uses({ uses }: { uses: readonly MediaUse[] }) {
  const messages = useMessages(allMessages);
  if (uses.length === 0) return <p className={styles.hint}>{messages.notUsed}</p>;
  return (
    <section aria-label={messages.usedIn}>
      <h3>{messages.usedIn}</h3>
      <ul className={adminStyles.plain}>
        {uses.map(({ where, name, title }) => (
          <li key={`${where} ${name}`}>
            {messages.place({ kind: messages.places[where] })}{' '}
            {where === 'page' || where === 'page-draft' ? <a href={`/admin/pages/${name}`}>{title}</a> : title}
          </li>
        ))}
      </ul>
      {uses.length === maxUses && <p className={styles.hint}>{messages.usedElsewhere({ count: maxUses })}</p>}
      <p className={styles.hint}>{messages.usedHint}</p>
    </section>
  );
}
