import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Editor } from './editor.tsx';
import { editorStyles as styles } from './styles.ts';
import { useParameters } from './use-parameters.ts';

/** The settings of the site: all of them, with a preview that follows. */
export function ParametersScreen() {
  const messages = useMessages(allMessages);
  const parameters = useParameters();
  const { status, send } = parameters;
  return (
    <>
      {status === 'loading' && (
        <div className={styles.notice}>
          <Skeleton label={messages.loading} bars={[3, 8, 8, 8]} />
        </div>
      )}
      {status === 'unknown' && (
        <div className={styles.notice}>
          <RetryAlert text={messages.unknown} label={messages.retry} onRetry={() => send({ type: 'parameters.retry' })} />
        </div>
      )}
      {status !== 'loading' && status !== 'unknown' && <Editor parameters={parameters} />}
    </>
  );
}
