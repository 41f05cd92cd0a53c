import { diffWords } from 'diff';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/dialogs.ts';
import { messages as controlMessages } from '#messages/generated/admin/parameters/units.ts';
import type { ParameterChange } from '#schemas/parameter.ts';
import { readValue } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { Lang } from '#schemas/site.ts';
import { isHexColour } from '#themes/colour.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { controlStyles } from '../../form/control-styles.ts';
import { definitionOf } from '../definitions.ts';
import { settingName } from '../setting-name.ts';
import { technicalNames } from '../technical-names.ts';
import { dialogStyles as styles } from './styles.ts';

/** Texts longer than this show their words that differ instead of both in full. */
const long = 60;

/** Settings before and after, one under another. */
export function Difference({ changes }: { changes: readonly ParameterChange[] }) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.key} className={styles.change}>
          <SettingName name={change.key} />
          <BeforeAfter change={change} />
        </li>
      ))}
    </ul>
  );
}

/** A setting's name, and its technical name where those are shown. */
export function SettingName({ name }: { name: string }) {
  const { lang } = useSite();
  const isNamed = technicalNames.use();
  return (
    <span className={styles.changeHead}>
      <strong>{settingName(name, lang)}</strong>
      {isNamed && <code className={controlStyles.mono}>{name}</code>}
    </span>
  );
}

function BeforeAfter({ change: { key, before, after } }: { change: ParameterChange }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  if (Math.max(before?.length ?? 0, after?.length ?? 0) > long) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by the keyboard.
      <section className={styles.text} tabIndex={0} aria-label={settingName(key, lang)}>
        {diffWords(before ?? '', after ?? '').map(({ value, added, removed }, index) => {
          const Part = added ? 'ins' : removed ? 'del' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference have no other name and never move.
          return <Part key={index}>{value}</Part>;
        })}
      </section>
    );
  }
  return (
    <span className={styles.sides}>
      <VisuallyHidden>{messages.before}</VisuallyHidden>
      <Value name={key} text={before} side="before" />
      <span aria-hidden="true">→</span>
      <VisuallyHidden>{messages.after}</VisuallyHidden>
      <Value name={key} text={after} side="after" />
    </span>
  );
}

/** A value as a person reads it: a colour with its swatch, a choice by its name. */
export function Value({ name, text, side }: { name: string; text: string | null; side: 'before' | 'after' }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  if (text === null) {
    const standard = definitionOf.get(name)?.default;
    const shown = standard === undefined || standard === '' ? '' : ` : ${nameOf(name, String(standard), lang)}`;
    return (
      <span className={styles.none}>
        {messages.unset}
        {shown}
      </span>
    );
  }
  if (text === '') return <span className={styles.none}>{messages.empty}</span>;
  return (
    <span className={styles.value} data-side={side}>
      {isHexColour(text) && <span className={controlStyles.chip} style={{ ['--swatch' as string]: text, marginInline: '0 0.35em' }} />}
      {nameOf(name, text, lang)}
    </span>
  );
}

function nameOf(key: string, text: string, lang: Lang): string {
  const definition = definitionOf.get(key);
  if (!definition) return text;
  const reading = readValue(definition, text);
  if (!('value' in reading)) return text;
  if (typeof reading.value === 'boolean') return controlMessages[lang][reading.value ? 'on' : 'off'];
  return parameterText(key, lang).options?.[String(reading.value)] ?? text;
}
