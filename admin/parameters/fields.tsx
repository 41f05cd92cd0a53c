import { useMemo } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import type { Steps } from '#domain/document/patch.ts';
import type { Changes, Texts } from '#domain/parameters-draft.ts';
import { isPhrase, translationKey } from '#domain/setting-translations.ts';
import { messages as fieldMessages } from '#messages/generated/admin/parameters/field.ts';
import { messages as groupMessages } from '#messages/generated/admin/parameters/groups.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import { type ParameterDefinition, type ParameterGroup, type ParameterIssue, splitKey } from '#schemas/parameters/index.ts';
import { settingTexts } from '#schemas/parameters/texts.ts';
import { Fields as FormFields } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { adviseOnColours } from './colour-roles.ts';
import { definitionOf, definitions } from './definitions.ts';
import { fieldStyles } from './field-styles.ts';
import { LogoControl } from './logo-control.tsx';
import { reasonText } from './reason.ts';
import { LegalTextControl, SettingColourControl } from './setting-controls.tsx';
import { SettingMarks, SettingNotes } from './setting-marks.tsx';
import { formValue, settingSchema, storedText } from './setting-schema.ts';
import type { SettingsContext } from './settings-context.ts';
import { editorStyles as styles } from './styles.ts';
import { technicalNames } from './technical-names.ts';
import { TranslationMarks } from './translation-marks.tsx';
import { useOtherLanguages } from './use-other-languages.ts';
import { useValues } from './values.tsx';

export type FieldsProps = {
  /** Definitions that match the search, or those of the group. */
  shown: readonly ParameterDefinition[];
  group: ParameterGroup | null;
  texts: Texts;
  stored: Texts;
  /** Reason why each would be refused, by the browser's check. */
  refused: Readonly<Record<string, ParameterIssue['reason']>>;
  /** Sentence of the server for each that it refused. */
  refusals: Readonly<Record<string, string>>;
  /** The values that are stored and break their rules. */
  issues: readonly ParameterIssue[];
  outdated: readonly OutdatedTranslation[];
  onConfirmed: (outdated: readonly OutdatedTranslation[]) => void;
  onType: (key: string, text: string | null) => void;
  onChange: (changes: Changes) => void;
};

/** The id that those of the settings' fields begin with. */
export const settingsFormId = 'setting';

const controls = { 'rich-text': LegalTextControl, colour: SettingColourControl, logo: LogoControl };

const placeTranslation = ([key, ...more]: Steps, locale: string): Steps | undefined => {
  const stored = more.length === 0 ? translationKey(String(key), locale) : undefined;
  return stored === undefined ? undefined : [stored];
};

/** Phrases that people read stand side by side in every language; a name or a number only where another language has one of its own. */
function opensTranslations(key: string, texts: Texts): boolean {
  const definition = definitionOf.get(key);
  return definition !== undefined && (isPhrase(definition) || Object.keys(texts).some((stored) => stored.startsWith(`${key}@`)));
}

/** The settings of a group, or those that a search found under the names of their groups. */
export function Fields(props: FieldsProps) {
  const { shown, group, texts, stored, outdated, onConfirmed, onType, onChange } = props;
  const messages = useMessages(allMessages);
  const site = useSite();
  const { lang } = site;
  const values = useValues();
  const names = groupMessages[lang];
  const isNamed = technicalNames.use();
  const languages = useOtherLanguages();
  const schema = useMemo(() => ({ properties: Object.fromEntries(definitions.map((one) => [one.key, settingSchema(one, site)])) }), [site]);
  const context: SettingsContext = {
    ...{ texts, stored, onConfirmed, onChange },
    advice: useMemo(() => adviseOnColours(values), [values]),
    outdated: useMemo(() => Map.groupBy(outdated, ({ key }) => key), [outdated]),
  };
  return (
    <div className={styles.fields}>
      <div className={styles.fieldsHead}>
        <h2>{group ? names[group] : messages.everything}</h2>
        <span className={styles.muted}>{messages.found({ count: shown.length })}</span>
        <button type="button" className={styles.press} aria-pressed={isNamed} onClick={() => technicalNames.write(!isNamed)}>
          {messages.technicalNames}
        </button>
      </div>
      <Form
        {...{ schema, context, controls }}
        id={settingsFormId}
        value={{ ...texts, ...Object.fromEntries(definitions.map((one) => [one.key, formValue(one, texts[one.key])])) }}
        languages={languages}
        placeTranslation={placeTranslation}
        opensTranslations={([key]) => opensTranslations(String(key), texts)}
        write={([key], value, isTyped) => {
          const stored = String(key);
          const definition = definitionOf.get(splitKey(stored).key);
          if (!definition) return;
          // An empty text of another language is none: the site's own words stand there.
          const text = stored === definition.key ? storedText(definition, value) : String(value ?? '') || null;
          if (isTyped) onType(stored, text);
          else onChange({ [stored]: text });
        }}
        faults={useFaults(props)}
        texts={settingTexts[lang]}
        isNamed={isNamed}
        Marks={SettingMarks}
        TranslationMarks={TranslationMarks}
        Below={SettingNotes}
      >
        {[...Map.groupBy(shown, (one) => one.group)].map(([name, own]) => (
          <section key={name} aria-label={names[name]} className={fieldStyles.group}>
            {!group && <h3 className={styles.subhead}>{names[name]}</h3>}
            <FormFields names={own.map(({ key }) => key)} />
          </section>
        ))}
      </Form>
    </div>
  );
}

/** Faults of settings: the server's sentence, the browser's check, or that the stored value has no effect. */
function useFaults({ refused, refusals, issues, texts, stored }: FieldsProps) {
  const site = useSite();
  const { illegalStored } = useMessages(fieldMessages);
  return useMemo(() => {
    const illegal = issues.filter(({ key }) => texts[key] === stored[key]).map(({ key }) => [key, illegalStored] as const);
    const known = Object.entries(refused).flatMap(([key, reason]) => {
      const definition = definitionOf.get(splitKey(key).key);
      return definition ? [[key, reasonText(definition, reason, site)] as const] : [];
    });
    return Object.fromEntries([...illegal, ...known, ...Object.entries(refusals)].map(([key, text]) => [`/${key}`, [text]]));
  }, [refused, refusals, issues, texts, stored, site, illegalStored]);
}
