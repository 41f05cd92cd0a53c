import { useMessages, useSite } from '#client/site.tsx';
import { type Screen, screenNames } from '#schemas/cms/breakpoints.ts';
import { languageName } from '#schemas/site.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { useForm } from './form-context.tsx';
import { messages as allMessages } from './messages.ts';
import { formStyles as styles } from './styles.ts';
import { type Audience, always, fromRule, toRule, type Visibility } from './visibility-rule.ts';

const audiences: readonly Audience[] = ['everybody', 'signed-in', 'guests', 'team'];

/** A time as a native field writes it, on the clock of this device; and back to UTC. */
function toField(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const fromField = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());

/** When and to whom a block is shown, as a sentence that one builds; and on which screens. */
export function VisibilityField() {
  const messages = useMessages(allMessages);
  const { lang, site, locale } = useSite();
  const { node, run } = useForm();
  const sentence = fromRule(node.visible);
  const set = (change: Partial<Visibility>) =>
    run({ do: 'visible.set', id: node.id, rule: toRule({ ...(sentence ?? always), ...change }) });
  const dates = new Intl.DateTimeFormat(locale.replace('_', '-'), { dateStyle: 'long', timeStyle: 'short' });
  // In French the first of a month is the only day with an ordinal, which the browser's formats leave out.
  const written = (time: string) => dates.format(new Date(time)).replace(/^1 /, lang === 'fr' ? '1er ' : '1 ');
  const hidden = node.hiddenOn ?? [];
  const toggle = (screen: Screen) =>
    run({
      do: 'screens.set',
      id: node.id,
      hiddenOn: hidden.includes(screen) ? hidden.filter((one) => one !== screen) : [...hidden, screen],
    });
  const languages = site.languages.filter(({ isValid }) => isValid);
  return (
    <fieldset className={styles.visibility}>
      <legend className={styles.label}>{messages.visibility}</legend>
      {sentence ? (
        <>
          <p className={styles.sentence} role="status">
            {messages.sentence({
              audience: sentence.audience,
              from: sentence.from && written(sentence.from),
              until: sentence.until && written(sentence.until),
              lang: sentence.lang && languageName(sentence.lang, lang),
              hidden: hidden.map((screen) => messages.onScreens[screen]),
            })}
          </p>
          <label className={styles.part}>
            <span>{messages.shownTo}</span>
            <select
              className={controlStyles.select}
              value={sentence.audience}
              onChange={(event) => set({ audience: audiences.find((one) => one === event.target.value) ?? 'everybody' })}
            >
              {audiences.map((audience) => (
                <option key={audience} value={audience}>
                  {messages.audiences[audience]}
                </option>
              ))}
            </select>
          </label>
          {(['from', 'until'] as const).map((edge) => (
            <label key={edge} className={styles.part}>
              <span>{messages[edge]}</span>
              <input
                type="datetime-local"
                className={controlStyles.input}
                value={toField(sentence[edge])}
                onChange={(event) => set({ [edge]: fromField(event.target.value) })}
              />
            </label>
          ))}
          {languages.length > 1 && (
            <label className={styles.part}>
              <span>{messages.inLanguages}</span>
              <select
                className={controlStyles.select}
                value={sentence.lang ?? ''}
                onChange={(event) => set({ lang: event.target.value || null })}
              >
                <option value="">{messages.allLanguages}</option>
                {languages.map(({ code }) => (
                  <option key={code} value={code.slice(0, 2)}>
                    {languageName(code, lang)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </>
      ) : (
        <div className={styles.part}>
          <p className={controlStyles.note}>{messages.otherRule}</p>
          <code className={controlStyles.mono}>{JSON.stringify(node.visible)}</code>
          <button type="button" className={editorStyles.press} onClick={() => run({ do: 'visible.set', id: node.id, rule: null })}>
            {messages.showAlways}
          </button>
        </div>
      )}
      <fieldset className={`${styles.part} ${styles.plain}`}>
        <legend>{messages.screens}</legend>
        {screenNames.map((screen) => (
          <label key={screen} className={styles.check}>
            <input type="checkbox" checked={!hidden.includes(screen)} onChange={() => toggle(screen)} />
            {messages.screenNames[screen]}
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}
