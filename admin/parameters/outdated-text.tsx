import { browserApi } from '#client/browser-api.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/field.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import { languageName } from '#schemas/site.ts';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { controlStyles } from '../form/control-styles.ts';
import { fieldStyles as styles } from './field-styles.ts';

/** A legal text is long: so much of it tells which it is. */
const maxLength = 300;

const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export type OutdatedTextProps = {
  translation: OutdatedTranslation;
  /** With what is left to look at once it was said to be right. */
  onConfirmed: (outdated: readonly OutdatedTranslation[]) => void;
};

/** Shows a translation older than the change of its text, with a button to keep it. */
export function OutdatedText({ translation, onConfirmed }: OutdatedTextProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const confirmation = usePanelMutation({
    mutationFn: async () => onConfirmed(await browserApi.call('POST /admin/parameter/translation/confirm', { body: translation })),
    done: messages.keptOutdated,
  });
  const shown = plainText(translation.text);
  return (
    <div className={styles.outdated}>
      <span>{messages.outdated({ language: languageName(translation.locale, lang) })}</span>
      <blockquote lang={translation.locale.slice(0, 2)}>{shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown}</blockquote>
      <span>{messages.outdatedHelp}</span>
      <FailureAlert failure={confirmation.failure} />
      <button type="button" className={controlStyles.link} disabled={confirmation.isPending} onClick={() => confirmation.mutate()}>
        {messages.keepOutdated}
      </button>
    </div>
  );
}
