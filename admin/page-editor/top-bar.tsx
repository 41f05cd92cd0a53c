import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { PresentPerson } from '#schemas/edited-document.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { controlStyles } from '../form/control-styles.ts';
import { editorStyles } from '../parameters/styles.ts';
import { type Device, deviceIcons, deviceNames, deviceWidths } from './frame/devices.ts';
import { paths } from './icon-paths.ts';
import { viewStyles as styles } from './styles.ts';
import type { Editor } from './use-editor.ts';

export type Dialog = 'publish' | 'versions' | 'issues' | 'link' | 'help';

export type TopBarProps = {
  editor: Editor;
  others: readonly PresentPerson[];
  device: Device;
  locale: string;
  onDevice: (device: Device) => void;
  onLocale: (locale: string) => void;
  onOpen: (dialog: Dialog) => void;
};

/** Bar with the document's title, its state on the server, and the actions on the whole document. */
export function TopBar({ editor, others, device, locale, onDevice, onLocale, onOpen }: TopBarProps) {
  const messages = useMessages(allMessages);
  const { site, lang } = useSite();
  const { facts, history, issues, publication, send, status, failure } = editor;
  // A lost connection and an ended session are said beside the title, except of what is not tried again by itself, as a publication.
  const isRetried = failure !== null && (status === 'expired' || (status === 'offline' && failure.status < 500));
  const errors = issues.filter(({ isError }) => isError).length;
  const languages = site.languages.filter(({ isValid }) => isValid);
  const names = new Intl.DisplayNames([lang], { type: 'language' });
  return (
    <div className={styles.bar}>
      <a className={editorStyles.iconPress} href="/admin/pages" aria-label={messages.back} title={messages.back}>
        <IconPath path={paths.back} size="1.1rem" />
      </a>
      <div className={styles.title}>
        <strong>{facts?.title}</strong>
        <State editor={editor} />
        {others.length > 0 && (
          <span className={styles.others}>{messages.others({ names: others.map(({ name }) => name).join(', ') })}</span>
        )}
      </div>
      <div className={styles.group}>
        <IconButton
          name={messages.undo}
          path={paths.undo}
          keys="Ctrl Z"
          isOff={history.past.length === 0}
          onPress={() => send({ type: 'edit.undo' })}
        />
        <IconButton
          name={messages.redo}
          path={paths.redo}
          keys="Ctrl ⇧ Z"
          isOff={history.future.length === 0}
          onPress={() => send({ type: 'edit.redo' })}
        />
      </div>
      <div role="radiogroup" aria-label={messages.device} className={`${controlStyles.segments} ${styles.devices}`}>
        {deviceNames.map((name) => (
          <label key={name} className={controlStyles.segment} title={`${messages.devices[name]}, ${deviceWidths[name]} px`}>
            <input
              type="radio"
              name="editor-device"
              aria-label={messages.devices[name]}
              checked={device === name}
              onChange={() => onDevice(name)}
            />
            <IconPath path={deviceIcons[name]} size="1.1rem" />
          </label>
        ))}
      </div>
      {languages.length > 1 && (
        <select
          className={`${controlStyles.select} ${styles.language}`}
          aria-label={messages.language}
          value={locale}
          onChange={(event) => onLocale(event.target.value)}
        >
          {languages.map(({ code }) => (
            <option key={code} value={code}>
              {names.of(code.slice(0, 2))}
            </option>
          ))}
        </select>
      )}
      <div className={styles.group}>
        <button
          type="button"
          className={editorStyles.iconPress}
          data-errors={errors > 0 || undefined}
          aria-label={messages.issuesCount({ count: issues.length })}
          title={messages.issuesCount({ count: issues.length })}
          onClick={() => onOpen('issues')}
        >
          <IconPath path={paths.issues} size="1.1rem" />
          {issues.length > 0 && <span className={errors > 0 ? styles.errors : styles.count}>{issues.length}</span>}
        </button>
        <IconButton name={messages.versions} path={paths.versions} onPress={() => onOpen('versions')} />
        <IconButton name={messages.previewLinks} path={paths.link} onPress={() => onOpen('link')} />
        <IconButton name={messages.keys} path={paths.help} keys="?" onPress={() => onOpen('help')} />
      </div>
      <button type="button" className={editorStyles.strongPress} disabled={status === 'publishing'} onClick={() => onOpen('publish')}>
        {status === 'publishing' && <Spinner />}
        {messages.publish}
      </button>
      {failure && !isRetried && (
        <p role="alert" className={styles.failure}>
          {failure.status === 0 ? messages.noAnswer : failure.message}
          {failure.status === 401 && <SignInLink />}
          {failure.fieldErrors.length > 0 && (
            <button type="button" className={controlStyles.link} onClick={() => onOpen('issues')}>
              {messages.issues}
            </button>
          )}
        </p>
      )}
      {publication.scheduled?.failure && (
        <p role="alert" className={styles.failure}>
          {publication.scheduled.failure}
        </p>
      )}
    </div>
  );
}

/** Shows the state of the draft. Screen readers announce a change for the worse. */
function State({ editor }: { editor: Editor }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { status, isDirty, isKept, draft, publication, failure } = editor;
  const words: Readonly<Record<string, string>> = messages.states;
  const isAway = status === 'offline' || status === 'expired' || status === 'refused';
  // A server that answers, but does not save, is no lost connection.
  const isAnswered = status === 'offline' && failure !== null && failure.status >= 500;
  const text = isAway && !isKept ? messages.states.unkept : isAnswered ? messages.states.unsaved : (words[status] ?? messages.states.other);
  const stand = !publication.isPublished ? messages.neverPublished : draft || isDirty ? messages.draftOf : messages.upToDate;
  return (
    <span className={styles.state}>
      <span role="status" className={isAway ? styles.away : undefined} data-status={status}>
        {text}
      </span>
      {status === 'expired' && <SignInLink />}
      {!isAway && <span> · {stand}</span>}
      {publication.scheduled && (
        <span> · {messages.plannedFor({ time: `${dates.minute(publication.scheduled.publishAt)} (${dates.zone})` })}</span>
      )}
    </span>
  );
}

/** Signs in again in another window: what is unsaved stays in this one. */
function SignInLink() {
  const messages = useMessages(allMessages);
  const here = typeof window === 'undefined' ? '' : window.location.pathname;
  return (
    <a href={`/auth?safe=1&next=${encodeURIComponent(here)}`} target="_blank" rel="noopener">
      {messages.signIn}
    </a>
  );
}

type IconButtonProps = { name: string; path: string; keys?: string; isOff?: boolean; onPress: () => void };

const IconButton = ({ name, path, keys, isOff = false, onPress }: IconButtonProps) => (
  <button
    type="button"
    className={editorStyles.iconPress}
    aria-label={name}
    title={keys ? `${name} (${keys})` : name}
    disabled={isOff}
    onClick={onPress}
  >
    <IconPath path={path} size="1.1rem" />
  </button>
);
