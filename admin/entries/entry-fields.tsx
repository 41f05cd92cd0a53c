import { type ReactNode, useId, useMemo, useState } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { isRecord, type Steps } from '#domain/document/patch.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { decide } from '#renderer/core/rule.ts';
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
      kind.sections.map(({ fields, ...section }) => ({
        ...section,
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
      {shown.map(({ name, fields, fixed, isFolded = false, when }) => (
        <Section
          key={name}
          id={`${id}-${name}`}
          title={sections[name] ?? name}
          isFolded={isFolded}
          isFilled={fields.some((field) => holdsParts(value[field]))}
          isShown={when === undefined || decide(when, value) === true}
          isFaulty={Object.keys(faults).some((pointer) => fields.some((field) => pointer.split('/')[1] === field))}
        >
          {fixed.map((field) => (
            <p key={field} className={adminStyles.muted}>
              {messages.keyFixed({ label: texts[field]?.label ?? field, key: String(value[field] ?? '') })}
            </p>
          ))}
          <Fields names={fields} />
        </Section>
      ))}
    </Form>
  );
}

/** Returns whether a value is a list or an object with something in it: a section that holds one is not closed before anybody saw it. */
const holdsParts = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : isRecord(value));

type SectionProps = {
  id: string;
  title: string;
  isFolded: boolean;
  isFilled: boolean;
  isShown: boolean;
  isFaulty: boolean;
  children: ReactNode;
};

/** A section with its title. A folded one is open where something is in it, and opens by itself where that is to be mended. */
function Section({ id, title, isFolded, isFilled, isShown, isFaulty, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(!isFolded || isFilled);
  if (!isShown) return null;
  if (!isFolded)
    return (
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    );
  return (
    <details className={styles.folded} open={isOpen || isFaulty} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.foldedTitle}>
        <h2 id={id}>{title}</h2>
      </summary>
      {(isOpen || isFaulty) && <div className={styles.foldedBody}>{children}</div>}
    </details>
  );
}

const noControls = {};
