import { useId } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/shell.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { activityStyles as styles } from './activity-styles.ts';
import { type BackgroundTask, backgroundTasks, removeTask } from './background-work.ts';
import { useNotices } from './notices.ts';
import { panelIconPath } from './panel-icons.ts';
import { shellStyles } from './shell-styles.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Behind a button: what the team should know, and how far what goes on in the background is. */
export function Activity() {
  const messages = useMessages(allMessages);
  const id = useId();
  const { isOpen, button, area } = useDisclosure<HTMLDivElement>(useSite().path);
  const notices = useNotices();
  const tasks = backgroundTasks.use();
  const running = tasks.filter(({ state }) => state === 'running').length;
  const hasFailed = tasks.some(({ state }) => state === 'failed');
  const summary = [
    notices.length > 0 && messages.noticeCount({ count: notices.length }),
    running > 0 && messages.runningCount({ count: running }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles.area} {...area}>
      <button
        type="button"
        className={shellStyles.tool}
        aria-label={summary ? messages.activityOf({ summary }) : messages.activity}
        aria-controls={id}
        {...button}
      >
        {running > 0 ? <Spinner /> : <IconPath path={panelIconPath('bell')} size="1.3rem" />}
        {(notices.length > 0 || hasFailed) && <span className={styles.dot} />}
      </button>
      <span className={styles.live} role="status">
        {running > 0 ? summary : ''}
      </span>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {notices.length > 0 && (
          <section aria-label={messages.notices}>
            <p className={styles.title}>{messages.notices}</p>
            <ul className={styles.list}>
              {notices.map(({ key, title, text, href }) => (
                <li key={key}>
                  <a className={styles.notice} href={href}>
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label={messages.tasks}>
          <p className={styles.title}>{messages.tasks}</p>
          {tasks.length === 0 ? (
            <p className={styles.none}>{messages.noTask}</p>
          ) : (
            <ul className={styles.list}>
              {tasks.toReversed().map((task) => (
                <Task key={task.id} task={task} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}

function Task({ task }: { task: BackgroundTask }) {
  const messages = useMessages(allMessages);
  const { id, label, state, done, total, outcome } = task;
  const isRunning = state === 'running';
  return (
    <li className={styles.task} data-state={state}>
      <span className={styles.taskText}>
        <strong>{label}</strong>
        <span>{isRunning && total !== null ? messages.progress({ done, total }) : outcome || messages.taskStates[state]}</span>
        {isRunning && <progress className={styles.bar} aria-label={label} {...(total !== null && { value: done, max: total })} />}
      </span>
      {!isRunning && (
        <button type="button" className={shellStyles.tool} aria-label={messages.dismiss({ label })} onClick={() => removeTask(id)}>
          <Icon name="close" size="1rem" />
        </button>
      )}
    </li>
  );
}
