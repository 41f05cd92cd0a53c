/** Part of a field that decides whether it is shown. */
type ConditionalField = { key: string; showIf: { key: string; equals: string } | null };
type Answers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The fields that are asked with these answers: one with a condition is, while the field that it names is asked too and has
 * that value, or holds it among several. The form and the API decide by the same rule.
 */
export function askedFields<Field extends ConditionalField>(fields: readonly Field[], answers: Answers): Field[] {
  const asked = new Set<string>();
  return fields.filter(({ key, showIf }) => {
    const isAsked = !showIf || (asked.has(showIf.key) && holds(answers[showIf.key], showIf.equals));
    if (isAsked) asked.add(key);
    return isAsked;
  });
}

const holds = (answer: string | readonly string[] | undefined, value: string): boolean =>
  typeof answer === 'string' ? answer === value : (answer?.includes(value) ?? false);
