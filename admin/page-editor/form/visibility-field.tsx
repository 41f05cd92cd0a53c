import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages, type Messages } from '#messages/generated/admin/page-editor/form.ts';
import { screenNames } from '#schemas/cms/breakpoints.ts';
import { languageName } from '#schemas/site.ts';
import { controlStyles } from '../../form/control-styles.ts';
import { Form } from '../../form/form.tsx';
import { formStyles as styles } from '../../form/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';
import { useBlock } from './block-context.ts';
import { always, audiences, fromRule, toRule } from './visibility-rule.ts';

const moment = { type: ['string', 'null'], format: 'date-time' };
const screensSchema = { type: 'array', items: { enum: screenNames }, 'x-control': 'choices' };

/** Field for the visibility of a block: a sentence about the time and the visitors, and the screens. */
export function VisibilityField() {
  const messages = useMessages(allMessages);
  const { lang, site } = useSite();
  const dates = useDates();
  const id = useBlock(({ node }) => node.id);
  const run = useBlock((block) => block.run);
  const rule = useBlock(({ node }) => node.visible);
  const hidden = useBlock(({ node }) => node.hiddenOn) ?? [];
  const sentence = fromRule(rule);
  const languages = site.languages
    .filter(({ isValid }) => isValid)
    .map(({ code }) => [code.slice(0, 2), languageName(code, lang)] as const);
  const language = { enum: languages.map(([code]) => code), type: ['string', 'null'] };
  const properties = {
    ...(sentence && { audience: { type: 'string', enum: audiences }, from: moment, until: moment }),
    ...(sentence && languages.length > 1 && { lang: language }),
    screens: screensSchema,
  };
  return (
    <fieldset className={styles.visibility}>
      <legend className={styles.label}>{messages.visibility}</legend>
      {sentence ? (
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
      ) : (
        <>
          <p className={controlStyles.note}>{messages.otherRule}</p>
          <code className={controlStyles.mono}>{JSON.stringify(rule)}</code>
          <button type="button" className={editorStyles.press} onClick={() => run({ do: 'visible.set', id, rule: null })}>
            {messages.showAlways}
          </button>
        </>
      )}
      <Form
        id={`shown-${id}`}
        schema={{ properties }}
        value={{ ...sentence, screens: screenNames.filter((screen) => !hidden.includes(screen)) }}
        texts={{
          audience: { label: messages.shownTo, options: messages.audiences },
          from: { label: messages.from },
          until: { label: messages.until },
          lang: { label: messages.inLanguages, options: { '': messages.allLanguages, ...Object.fromEntries(languages) } },
          screens: { label: messages.screens, options: messages.screenNames },
        }}
        write={([name = ''], next) => {
          if (Array.isArray(next)) run({ do: 'screens.set', id, hiddenOn: screenNames.filter((screen) => !next.includes(screen)) });
          else run({ do: 'visible.set', id, rule: toRule({ ...(sentence ?? always), [name]: next }) });
        }}
      />
    </fieldset>
  );
}

/** `sur téléphone, sur tablette ni sur ordinateur`. */
const screensText = (screens: readonly string[], messages: Messages): string =>
  screens.length > 1 ? messages.notOnScreens({ screens: screens.slice(0, -1).join(', '), last: screens.at(-1) ?? '' }) : (screens[0] ?? '');
