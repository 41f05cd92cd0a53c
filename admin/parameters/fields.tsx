import { useMemo } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import type { Changes, Texts } from '#domain/parameters-draft.ts';
import { messages as groupMessages } from '#messages/generated/admin/parameters/groups.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import type { ParameterDefinition, ParameterGroup, ParameterIssue } from '#schemas/parameters/index.ts';
import { adviseOnColours, type ColourAdvice } from './colour-roles.ts';
import { FieldRow } from './field-row.tsx';
import { editorStyles as styles } from './styles.ts';
import { useValues } from './values.tsx';

export type FieldsProps = {
  /** Definitions that match the search, or those of the group. */
  shown: readonly ParameterDefinition[];
  group: ParameterGroup | null;
  texts: Texts;
  stored: Texts;
  refused: Readonly<Record<string, ParameterIssue['reason']>>;
  refusals: Readonly<Record<string, string>>;
  issues: readonly ParameterIssue[];
  outdated: readonly OutdatedTranslation[];
  onConfirmed: (outdated: readonly OutdatedTranslation[]) => void;
  onType: (key: string, text: string | null) => void;
  onChange: (changes: Changes) => void;
};

/** The settings of a group, or those that a search found under the names of their groups. */
export function Fields({ shown, group, texts, stored, refused, refusals, issues, outdated, onConfirmed, onType, onChange }: FieldsProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const values = useValues();
  const advice: Readonly<Record<string, ColourAdvice>> = useMemo(() => adviseOnColours(values), [values]);
  const outdatedByKey = useMemo(() => Map.groupBy(outdated, ({ key }) => key), [outdated]);
  const groups = [...new Set(shown.map((entry) => entry.group))];
  return (
    <div className={styles.fields}>
      <div className={styles.fieldsHead}>
        <h2>{group ? groupMessages[lang][group] : messages.everything}</h2>
        <span className={styles.muted}>{messages.found({ count: shown.length })}</span>
      </div>
      {groups.map((name) => (
        <section key={name} aria-label={groupMessages[lang][name]}>
          {!group && <h3 className={styles.subhead}>{groupMessages[lang][name]}</h3>}
          {shown
            .filter((entry) => entry.group === name)
            .map((definition) => (
              <FieldRow
                key={definition.key}
                definition={definition}
                text={texts[definition.key]}
                saved={stored[definition.key]}
                reason={refused[definition.key]}
                fault={refusals[definition.key]}
                isStoredIllegal={issues.some(({ key }) => key === definition.key)}
                advice={advice[definition.key]}
                outdated={outdatedByKey.get(definition.key)}
                onConfirmed={onConfirmed}
                onType={onType}
                onChange={onChange}
              />
            ))}
        </section>
      ))}
    </div>
  );
}
