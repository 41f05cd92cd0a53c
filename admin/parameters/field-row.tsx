import { memo } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import type { Changes } from '#domain/parameters-draft.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/field.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import type { ParameterDefinition, ParameterIssue } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { ColourAdvice } from './colour-roles.ts';
import { AnyControl, isComposite } from './controls/any-control.tsx';
import { controlStyles } from './controls/styles.ts';
import { isCustom } from './definitions.ts';
import { fieldStyles as styles } from './field-styles.ts';
import { OutdatedText } from './outdated-text.tsx';
import { reasonText } from './reason.ts';

export type FieldRowProps = {
  definition: ParameterDefinition;
  /** Typed text; undefined: none. */
  text: string | undefined;
  saved: string | undefined;
  /** Reason why the browser's check would refuse it. */
  reason: ParameterIssue['reason'] | undefined;
  /** Message of the server that refused it. */
  fault: string | undefined;
  /** The value that is stored breaks its rule. */
  isStoredIllegal: boolean;
  /** Of colours. A new object at every change of any colour. */
  advice: ColourAdvice | undefined;
  /** Translations not changed since the text; the same list until it changes. */
  outdated: readonly OutdatedTranslation[] | undefined;
  onConfirmed: (outdated: readonly OutdatedTranslation[]) => void;
  onType: (key: string, text: string | null) => void;
  onChange: (changes: Changes) => void;
};

/** The id of the element that holds a setting, to come to it from elsewhere. */
export const fieldId = (key: string): string => `field-${key}`;

/** A setting: its name, its control, what it does, and the ways back. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { definition, text, saved, reason, fault, isStoredIllegal, advice, outdated, onConfirmed, onType, onChange } = props;
  const messages = useMessages(allMessages);
  const site = useSite();
  const { lang } = site;
  const texts = parameterText(definition.key, lang);
  const { key } = definition;
  const label = texts.label;
  const isChanged = text !== saved;
  const ids = { control: `${key}-control`, label: `${key}-label`, help: `${key}-help`, error: `${key}-error` };
  const error =
    fault ?? (reason ? reasonText(definition, reason, site) : isStoredIllegal && !isChanged ? messages.illegalStored : undefined);
  const isInvalid = error !== undefined;
  const isFlag = definition.kind === 'BOOLEAN';
  const control = (
    <AnyControl
      definition={definition}
      id={ids.control}
      label={label}
      labelledBy={ids.label}
      describedBy={isInvalid ? `${ids.error} ${ids.help}` : ids.help}
      isInvalid={isInvalid}
      text={text}
      advice={advice}
      onType={(next) => onType(key, next)}
      onChange={(next) => onChange({ [key]: next })}
    />
  );
  return (
    <div id={fieldId(key)} className={styles.field} data-changed={isChanged}>
      <div className={styles.head}>
        {isFlag && control}
        {isComposite(definition) ? (
          <span id={ids.label} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={ids.label} className={styles.label} htmlFor={ids.control}>
            {label}
          </label>
        )}
        <span className={styles.marks}>
          {isChanged ? (
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
          ) : (
            isCustom(definition, text) && <span className={styles.mark}>{messages.custom}</span>
          )}
          {text !== undefined && (isCustom(definition, text) || isInvalid) && (
            <button
              type="button"
              className={controlStyles.link}
              aria-label={messages.resetOf({ label })}
              onClick={() => onChange({ [key]: null })}
            >
              {messages.reset}
            </button>
          )}
        </span>
      </div>
      {!isFlag && control}
      {error && (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      )}
      {outdated?.map((translation) => (
        <OutdatedText key={translation.locale} translation={translation} onConfirmed={onConfirmed} />
      ))}
      <p className={styles.foot}>
        <span id={ids.help}>{texts.help.replace(/ (?=[:;?!»])/g, '\u00a0')}</span>
        <code className={controlStyles.mono}>{key}</code>
      </p>
    </div>
  );
});
