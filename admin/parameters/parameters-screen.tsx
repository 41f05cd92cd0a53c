import { useWords } from '#client/site.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type AdminPageProps, Shell } from '../shell.tsx';
import { Editor } from './editor.tsx';
import { editorStyles as styles } from './styles.ts';
import { Toasts } from './toasts.tsx';
import { useParameters } from './use-parameters.ts';
import { words as allWords } from './words.ts';

/** The settings of the site: all of them, with a preview that follows. */
export function ParametersScreen(props: AdminPageProps) {
  return (
    <Shell {...props} title={(lang) => allWords[lang].title} fills>
      <Settings />
    </Shell>
  );
}

function Settings() {
  const words = useWords(allWords);
  const parameters = useParameters();
  const { status, send } = parameters;
  return (
    <>
      {status === 'loading' && (
        <div className={styles.notice}>
          <Skeleton label={words.loading} bars={[3, 8, 8, 8]} />
        </div>
      )}
      {status === 'unknown' && (
        <div className={styles.notice}>
          <RetryAlert text={words.unknown} label={words.retry} onRetry={() => send({ type: 'parameters.retry' })} />
        </div>
      )}
      {status !== 'loading' && status !== 'unknown' && <Editor parameters={parameters} />}
      <Toasts />
    </>
  );
}
