import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages, type Messages } from '#messages/generated/admin/page-editor/form.ts';
import { type Screen, screenNames } from '#schemas/cms/breakpoints.ts';
import { languageName } from '#schemas/site.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { MomentInput } from '../moment-input.tsx';
import { useForm } from './form-context.tsx';
import { formStyles as styles } from './styles.ts';
import { type Audience, always, fromRule, toRule, type Visibility } from './visibility-rule.ts';

const audiences: readonly Audience[] = ['everybody', 'signed-in', 'guests', 'team'];

/** Field for the visibility of a block: a sentence about the time and the visitors, and the screens. */
export function VisibilityField() {
  const messages = useMessages(allMessages);
  const { lang, site } = useSite();
  const dates = useDates();
  const { node, run } = useForm();
  const sentence = fromRule(node.visible);
  const set = (change: Partial<Visibility>) =>
    run({ do: 'visible.set', id: node.id, rule: toRule({ ...(sentence ?? always), ...change }) });
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
              audience: messages.toAudience[sentence.audience],
              from: sentence.from && dates.inWords(sentence.from),
              until: sentence.until && dates.inWords(sentence.until),
              lang: sentence.lang && languageName(sentence.lang, lang),
              hidden: screensText(
                hidden.map((screen) => messages.onScreens[screen]),
                messages,
              ),
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
            <MomentInput
              key={edge}
              label={messages[edge]}
              className={styles.part}
              value={sentence[edge]}
              onSet={(moment) => set({ [edge]: moment })}
            />
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

/** `sur téléphone, sur tablette ni sur ordinateur`. */
const screensText = (screens: readonly string[], messages: Messages): string =>
  screens.length > 1 ? messages.notOnScreens({ screens: screens.slice(0, -1).join(', '), last: screens.at(-1) ?? '' }) : (screens[0] ?? '');
