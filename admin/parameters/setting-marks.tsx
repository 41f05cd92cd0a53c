import { useMessages } from '#client/site.tsx';
import { unaskedTrackers } from '#domain/analytics/pasted-trackers.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/field.ts';
import { isLogoKey } from '#schemas/parameters/logos.ts';
import { controlStyles } from '../form/control-styles.ts';
import { type FieldPartProps, useForm } from '../form/form-state.tsx';
import { definitionOf, isCustom } from './definitions.ts';
import { fieldStyles as styles } from './field-styles.ts';
import { OutdatedText } from './outdated-text.tsx';
import { useSettings } from './settings-context.ts';
import { WorldwideNotice } from './worldwide-notice.tsx';

/** Beside a setting: whether it was changed or is not the default, and the ways back. */
export function SettingMarks({ path, label }: FieldPartProps) {
  const messages = useMessages(allMessages);
  const key = String(path[0]);
  const text = useSettings(({ texts }) => texts[key]);
  const saved = useSettings(({ stored }) => stored[key]);
  const onChange = useSettings((settings) => settings.onChange);
  const isInvalid = useForm(({ faults }) => faults?.[`/${key}`] !== undefined);
  const definition = definitionOf.get(key);
  // Of a logo it is seen, and its picture is taken away beside it.
  const isOwn = definition !== undefined && !isLogoKey(key) && isCustom(definition, text);
  return (
    <>
      {text !== saved && (
        <>
          <span className={styles.mark} data-mark="changed">
            {messages.changed}
          </span>
          <button
            type="button"
            className={controlStyles.link}
            aria-label={messages.revertOf({ label })}
            onClick={() => onChange({ [key]: saved ?? null })}
          >
            {messages.revert}
          </button>
        </>
      )}
      {text === saved && isOwn && <span className={styles.mark}>{messages.custom}</span>}
      {text !== undefined && (isOwn || (isInvalid && !isLogoKey(key))) && (
        <button
          type="button"
          className={controlStyles.link}
          aria-label={messages.resetOf({ label })}
          onClick={() => onChange({ [key]: null })}
        >
          {messages.reset}
        </button>
      )}
    </>
  );
}

/** Below a setting: what other languages still say although it has changed, and what it needs to have an effect. */
export function SettingNotes({ path }: FieldPartProps) {
  const messages = useMessages(allMessages);
  const isCode = path[0] === 'SCRIPT_TO_LOAD' || path[0] === 'AFTER_BODY_HTML_TO_LOAD';
  const code = useSettings(({ texts }) => (isCode ? (texts[String(path[0])] ?? '') : ''));
  const trackers = unaskedTrackers(code);
  const sellsWorldwide = useSettings(({ texts }) => texts.SELLS_WORLDWIDE === 'true' && texts.ONLY_SELL_IN_FRANCE === 'false');
  const outdated = useSettings((settings) => settings.outdated.get(String(path[0])));
  const onConfirmed = useSettings((settings) => settings.onConfirmed);
  return (
    <>
      {outdated?.map((translation) => (
        <OutdatedText key={translation.locale} translation={translation} onConfirmed={onConfirmed} />
      ))}
      {path[0] === 'SELLS_WORLDWIDE' && sellsWorldwide && <WorldwideNotice />}
      {trackers.length > 0 && <p className={controlStyles.warning}>{messages.unaskedTrackers({ names: trackers.join(', ') })}</p>}
    </>
  );
}
