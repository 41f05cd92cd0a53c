/** A statement that came so often is prepared. */
const often = 5;
/** Maximum numbers of prepared and of counted statements: a list of values makes a statement of each length. */
const preparedAtMost = 400;
const countedAtMost = 2000;

/**
 * Names that connections prepare statements by, the same on each of them: of a statement that has come often, else none.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= preparedAtMost) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < often) {
      if (counts.size >= countedAtMost) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `storefront_${names.size}`;
    names.set(text, name);
    return name;
  };
}
