import { memo, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { isRecord, isSame, type Steps } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { decide } from '#renderer/core/rule.ts';
import type { Rule } from '#schemas/cms/document.ts';
import { Control } from './control.tsx';
import { controlStyles } from './control-styles.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldKind, isTranslatable, kindOf, misfitOf } from './field-kind.ts';
import { type FieldSchema, foldNull } from './field-schema.ts';
import { fieldIdOf, useForm, useReadForm, useValue } from './form-state.tsx';
import { formStyles as styles } from './styles.ts';
import { Translations } from './translations.tsx';

/** Kinds whose parts have labels of their own. */
const grouped: ReadonlySet<string> = new Set([
  ...([
    'list',
    'group',
    'picture',
    'pictures',
    'declinations',
    'axes',
    'focus',
    'rich-text',
    'choice',
    'choices',
    'name',
    'names',
    'hours',
    'font',
    'logo',
    'responsive',
  ] as const),
]);

/** Returns the part of a value that its field follows: of a group whether it is there, of a list how many entries it has. */
const observeValue = (kind: FieldKind, value: unknown): unknown => {
  if (kind === 'group' && isRecord(value)) return true;
  return kind === 'list' && Array.isArray(value) ? value.length : value;
};

/** The texts of a field stand under its path with `*` for the entries of lists. */
const textPath = (path: Steps): string => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

/** A rule in which each `*` of a path is the entry that `path` leads through. */
function inEntry(rule: Rule, path: Steps): Rule {
  const indexes = path.filter((step) => typeof step === 'number');
  const fill = (text: string) => {
    const left = [...indexes];
    return text.replace(/(?<=^|\.)\*(?=\.|$)/g, (star) => String(left.shift() ?? star));
  };
  return JSON.parse(JSON.stringify(rule), (_, value) => (typeof value === 'string' ? fill(value) : value)) as Rule;
}

export type FieldProps = {
  schema: FieldSchema;
  path: Steps;
  isRequired?: boolean | undefined;
  /** Texts in other languages stand beside it. */
  isTranslated?: boolean;
  /** Label of an entry of a list. */
  title?: string;
  /** Its help is said elsewhere, once for all entries of a list. */
  hidesHelp?: boolean;
  /** Sentence for an empty value that should not be empty. */
  emptyFault?: string | undefined;
};

/** A path is made anew by whoever lays fields out; the same steps are the same path. */
const areSame = ({ path, ...own }: FieldProps, { path: otherPath, ...other }: FieldProps): boolean =>
  isSame(path, otherPath) && Object.entries({ ...own, ...other }).every(([name, value]) => own[name as keyof typeof own] === value);

/** A value of a form: its label, its control, its words in other languages, and what is wrong with it. It reads its own path alone. */
export const Field = memo(function Field(props: FieldProps) {
  const { 'x-when': when } = props.schema;
  const { path } = props;
  const isShown = useForm(({ value }) => when === undefined || decide(inEntry(when, path), isRecord(value) ? value : {}) === true);
  return isShown && <ShownField {...props} />;
}, areSame);

function ShownField({ schema: given, path, isRequired = false, isTranslated = false, title, hidesHelp, emptyFault }: FieldProps) {
  const messages = useMessages(allMessages);
  const read = useReadForm();
  const [isTranslating, setIsTranslating] = useState(false);
  const { schema, isNullable } = foldNull(given);
  const kind = kindOf(schema);
  const named = schema['x-control'] ?? '';
  const hasOwn = useForm(({ controls }) => Object.hasOwn(controls, named));
  const pointer = pointerOf(path);
  const name = path.length === 1 ? String(path[0]) : undefined;
  const id = useForm((form) => fieldIdOf(form.id, path));
  const texts = useForm((form) => form.texts?.[textPath(path)]);
  const bound = useForm((form) => (name === undefined ? undefined : form.bound?.[name]));
  const fallback = useForm(({ defaults }) => (defaults ? name && defaults[name] : schema.default));
  const languages = useForm((form) => form.languages) ?? [];
  const isPlaced = useForm((form) => form.placeTranslation?.(path, languages[0]?.locale ?? '', form.value) !== undefined);
  const areApart = useForm((form) => form.translations !== undefined);
  const formFaults = useForm((form) => form.faults?.[pointer]?.join('\n'));
  const isNamed = useForm((form) => form.isNamed);
  const Marks = useForm((form) => form.Marks);
  const Below = useForm((form) => form.Below);
  const value = useValue(path, (stored) => (hasOwn ? stored : observeValue(kind, stored)));
  const { zone } = useDates();
  const text = title ?? texts?.label ?? (schema.title || String(path.at(-1) ?? ''));
  const label = kind === 'moment' && !schema.anyOf ? `${text} (${zone})` : text;
  const hidesMissing = useForm((form) => form.hidesMissing);
  const isEmpty = value === undefined || value === null || value === '';
  const misfit =
    bound === undefined && !(hidesMissing && isEmpty)
      ? misfitOf(schema, value, isRequired && !isNullable && fallback === undefined, messages)
      : undefined;
  const ownFault = misfit ?? (isEmpty ? emptyFault : undefined);
  const faults = ownFault === undefined ? (formFaults?.split('\n') ?? []) : [ownFault];
  const isText = areApart ? isTranslatable(kind, schema) : isTranslated || isPlaced;
  const hasText = kind === 'list' ? Number(value) > 0 && schema.items?.type === 'string' : typeof value === 'string' && value !== '';
  const isOpen = useForm((form) => form.opensTranslations?.(path) ?? false);
  const canTranslate = languages.length > 0 && isText && hasText;
  const shownKind = schema['x-responsive'] === true && name !== undefined ? 'responsive' : hasOwn ? named : kind;
  return (
    <FieldFrame
      {...{ id, path, label, faults }}
      kind={shownKind}
      isGroup={grouped.has(shownKind)}
      isBeside={shownKind === 'switch' && !isNullable}
      name={isNamed ? path.join('.') : undefined}
      help={hidesHelp ? undefined : (texts?.help ?? schema.description)}
      marks={
        <>
          {canTranslate && !isOpen && (
            <button type="button" className={styles.mark} aria-expanded={isTranslating} onClick={() => setIsTranslating(!isTranslating)}>
              {messages.languages}
            </button>
          )}
          {Marks && <Marks path={path} label={label} kind={kind} />}
        </>
      }
      below={
        <>
          {Below && <Below path={path} label={label} kind={kind} />}
          {canTranslate && (isTranslating || isOpen) && <Translations {...{ kind, schema, path, label, languages }} />}
        </>
      }
    >
      {(frame) =>
        bound !== undefined ? (
          <p className={controlStyles.note}>
            {messages.boundTo} <code className={controlStyles.mono}>{bound}</code>
          </p>
        ) : (
          <Control
            {...{ ...frame, schema, path, label, fallback, isNullable, options: texts?.options }}
            kind={shownKind}
            value={value ?? undefined}
            write={(next, isTyped = false) => read().write(path, isNullable && (next === undefined || next === '') ? null : next, isTyped)}
          />
        )
      }
    </FieldFrame>
  );
}
