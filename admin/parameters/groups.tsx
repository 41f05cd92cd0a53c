import { useMessages, useSite } from '#client/site.tsx';
import type { Untranslated } from '#domain/setting-translations.ts';
import { messages as groupMessages } from '#messages/generated/admin/parameters/groups.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import { type ParameterDefinition, type ParameterGroup, type ParameterIssue, splitKey } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { controlStyles } from '../form/control-styles.ts';
import { settingName } from './setting-name.ts';
import { editorStyles as styles } from './styles.ts';

export type GroupsProps = {
  search: string;
  onSearch: (search: string) => void;
  /** The settings that the search leaves. */
  found: readonly ParameterDefinition[];
  /** The group on show; null while one searches. */
  group: ParameterGroup | null;
  onGroup: (group: ParameterGroup) => void;
  unsaved: Readonly<Record<string, unknown>>;
  issues: readonly ParameterIssue[];
  /** Translations that were written for another version of the text. */
  outdated: readonly OutdatedTranslation[];
  /** Texts that another language lacks. */
  untranslated: readonly Untranslated[];
  onIssue: (key: string) => void;
  /** Removes a stored value that the catalogue does not know. */
  onForget: (key: string) => void;
};

/** The search and the groups, each with how much of it was changed or found. */
export function Groups({
  search,
  onSearch,
  found,
  group,
  onGroup,
  unsaved,
  issues,
  outdated,
  untranslated,
  onIssue,
  onForget,
}: GroupsProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const names = Object.entries(groupMessages[lang]) as [ParameterGroup, string][];
  const illegal = issues.filter(({ reason }) => reason !== 'unknown');
  const unknown = issues.filter(({ key, reason }) => reason === 'unknown' && !(key in unsaved));
  return (
    <>
      <search>
        <label>
          <VisuallyHidden>{messages.search}</VisuallyHidden>
          <input
            type="search"
            className={controlStyles.input}
            placeholder={messages.search}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </label>
        <VisuallyHidden>
          <span role="status">{search !== '' && messages.found({ count: found.length })}</span>
        </VisuallyHidden>
      </search>
      <nav aria-label={messages.groups}>
        <ul className={styles.list}>
          {names.map(([name, label]) => {
            const inside = found.filter((entry) => entry.group === name);
            const changed = Object.keys(unsaved).filter((stored) => inside.some(({ key }) => key === splitKey(stored).key)).length;
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.group}
                  aria-current={group === name}
                  data-empty={inside.length === 0}
                  onClick={() => onGroup(name)}
                >
                  {label}
                  {changed > 0 ? (
                    <span className={styles.count}>
                      {changed}
                      <VisuallyHidden> {messages.changedIn({ count: changed })}</VisuallyHidden>
                    </span>
                  ) : (
                    <span className={styles.quietCount}>{inside.length}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      {illegal.length > 0 && (
        <details>
          <summary className={styles.fault}>{messages.issues({ count: illegal.length })}</summary>
          <p className={styles.muted}>{messages.issuesHelp}</p>
          <ul className={styles.list}>
            {illegal.map(({ key }) => (
              <li key={key}>
                <button type="button" className={controlStyles.link} onClick={() => onIssue(key)}>
                  {settingName(key, lang)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {outdated.length > 0 && (
        <details>
          <summary className={styles.fault}>{messages.outdated({ count: outdated.length })}</summary>
          <p className={styles.muted}>{messages.outdatedHelp}</p>
          <ul className={styles.list}>
            {outdated.map(({ key, locale }) => (
              <li key={`${key}@${locale}`}>
                <button type="button" className={controlStyles.link} onClick={() => onIssue(`${key}@${locale}`)}>
                  {parameterText(key, lang).label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {untranslated.length > 0 && (
        <details>
          <summary className={styles.muted}>{messages.untranslated({ count: untranslated.length })}</summary>
          <p className={styles.muted}>{messages.untranslatedHelp}</p>
          <ul className={styles.list}>
            {untranslated.map(({ key, locale }) => (
              <li key={`${key}@${locale}`}>
                <button type="button" className={controlStyles.link} onClick={() => onIssue(`${key}@${locale}`)}>
                  {settingName(`${key}@${locale}`, lang)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unknown.length > 0 && (
        <details>
          <summary className={styles.muted}>{messages.unknownKeys({ count: unknown.length })}</summary>
          <p className={styles.muted}>{messages.unknownHelp}</p>
          <ul className={styles.list}>
            {unknown.map(({ key }) => (
              <li key={key}>
                <button type="button" className={controlStyles.link} onClick={() => onForget(key)}>
                  {messages.forget({ key })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
