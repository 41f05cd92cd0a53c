import { useId, useMemo } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages, useSite } from '#client/site.tsx';
import type { Steps } from '#domain/document/patch.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { languageName } from '#schemas/site.ts';
import { Fields } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { adminStyles } from '../styles.ts';
import type { EntryKind } from './entry-kind.ts';
import { entryStyles as styles } from './styles.ts';

type EntryFieldsProps = {
  kind: EntryKind;
  /** null: the entry is new, and its key is written too. */
  entryKey: string | null;
  value: EntryValue;
  faults: Readonly<Record<string, readonly string[]>>;
  write: (path: Steps, value: unknown) => void;
};

/** The fields of an entry in their sections. The key of one that exists is only shown. */
export function EntryFields({ kind, entryKey, value, faults, write }: EntryFieldsProps) {
  const messages = useMessages(allMessages);
  const { sections } = useMessages(kind.messages);
  const { lang, site } = useSite();
  const id = useId();
  const { key, within } = kind.entity;
  const texts = kind.texts[lang].fields;
  const languages = useMemo(() => {
    const others = site.languages.filter(({ code, isValid }) => isValid && code !== site.defaultLang);
    return others.map(({ code }) => ({ locale: code, name: languageName(code, lang) }));
  }, [site, lang]);
  const isFixed = entryKey !== null;
  const shown = useMemo(
    () =>
      kind.sections.map(({ name, fields }) => ({
        name,
        fixed: isFixed ? fields.filter((field) => field === key || field === within) : [],
        fields: isFixed ? fields.filter((field) => field !== key && field !== within) : fields,
      })),
    [kind, isFixed, key, within],
  );
  return (
    <Form
      {...{ id: 'entry', schema: kind.schema, value, write, faults, texts, languages }}
      placeTranslation={kind.placeTranslation}
      controls={kind.controls ?? noControls}
      hidesMissing
    >
      {shown.map(({ name, fields, fixed }) => (
        <section key={name} className={styles.section} aria-labelledby={`${id}-${name}`}>
          <h2 id={`${id}-${name}`}>{sections[name]}</h2>
          {fixed.map((field) => (
            <p key={field} className={adminStyles.muted}>
              {messages.keyFixed({ label: texts[field]?.label ?? field, key: String(value[field] ?? '') })}
            </p>
          ))}
          <Fields names={fields} />
        </section>
      ))}
    </Form>
  );
}

const noControls = {};
