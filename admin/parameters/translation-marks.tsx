import { useMessages } from '#client/site.tsx';
import { isPhrase } from '#domain/setting-translations.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/field.ts';
import { splitKey } from '#schemas/parameters/index.ts';
import type { FieldPartProps } from '../form/form-state.tsx';
import { definitionOf } from './definitions.ts';
import { fieldStyles as styles } from './field-styles.ts';
import { SettingMarks } from './setting-marks.tsx';
import { useSettings } from './settings-context.ts';

/** Beside a text in another language: that it is missing, or the marks of any setting. */
export function TranslationMarks(props: FieldPartProps) {
  const messages = useMessages(allMessages);
  const stored = String(props.path[0]);
  const { key } = splitKey(stored);
  const definition = definitionOf.get(key);
  const isMissing = useSettings(({ texts }) => Boolean(texts[key]?.trim()) && !texts[stored]?.trim());
  return (
    <>
      {isMissing && definition && isPhrase(definition) && (
        <span className={styles.mark} data-mark="missing">
          {messages.untranslated}
        </span>
      )}
      <SettingMarks {...props} />
    </>
  );
}
