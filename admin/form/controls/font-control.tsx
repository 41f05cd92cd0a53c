import { useEffect, useState } from 'react';
import { fontsQuery } from '#client/queries/parameters.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form/font.ts';
import { Icon } from '#ui/icon.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { formStyles } from '../styles.ts';
import { bareName, knowFamily } from './font-faces.ts';
import { FontSpecimen } from './font-specimen.tsx';
import { fontStyles as styles } from './font-styles.ts';
import { FontUpload } from './font-upload.tsx';

const face = (family: string) => ({ ['--face' as string]: family ? `"${family.replaceAll('"', '')}"` : 'inherit' });

/** A font, each shown in its own face, and a way to add one. */
export function FontControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { labelledBy, label, write, id } = props;
  const text = typeof props.value === 'string' ? props.value : '';
  const [isOpen, setIsOpen] = useState(false);
  const fonts = useServerState(fontsQuery());
  const families = fonts.data ?? [];
  useEffect(() => {
    for (const family of fonts.data ?? []) if (isOpen || bareName(family.family) === bareName(text)) knowFamily(family);
  }, [fonts.data, isOpen, text]);
  const isSame = (family: string) => bareName(family) === bareName(text);
  const current = text === '' ? undefined : families.find(({ family }) => isSame(family));
  const choose = (family: string) => write(family === '' ? undefined : family);
  return (
    <>
      <button
        {...attributesOf(props)}
        type="button"
        className={`${formStyles.nameButton} ${styles.current}`}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.name} style={face(text)}>
          {text || messages.none}
        </span>
        <Icon name={isOpen ? 'up' : 'down'} size="1.1rem" />
      </button>
      {fonts.data && text !== '' && !families.some(({ family }) => isSame(family)) && (
        <p className={controlStyles.note}>{messages.unknown}</p>
      )}
      {isOpen && fonts.isError && <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void fonts.refetch()} />}
      {isOpen && fonts.data && (
        <>
          <div role="radiogroup" aria-label={`${label} : ${messages.families}`} className={styles.list}>
            {[{ family: '', isOwn: false }, ...families].map(({ family, isOwn }) => (
              <label key={family} className={styles.option}>
                <input type="radio" name={`${id}-family`} value={family} checked={isSame(family)} onChange={() => choose(family)} />
                <span className={styles.line}>
                  <span>{family || messages.none}</span>
                  {isOwn && <span>{messages.own}</span>}
                </span>
                <span className={styles.sample} style={face(family)}>
                  {messages.sample}
                </span>
              </label>
            ))}
          </div>
          {current && <FontSpecimen family={current} />}
          <FontUpload onAdded={choose} />
        </>
      )}
    </>
  );
}
