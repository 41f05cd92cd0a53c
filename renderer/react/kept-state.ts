type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Path of an element: the index of each child on the way to it. */
type Steps = readonly number[];
/** Value of a field; for a checkbox, whether it is ticked. */
type Value = string | boolean;

/** State of HTML that is about to be replaced by the same HTML, hydrated: the focus, and the values typed. */
export type KeptState = {
  focus: Steps | undefined;
  /** The focus is in an empty field. */
  isEmpty: boolean;
  fields: readonly KeptField[];
};

type KeptField = { steps: Steps; name: string; value: Value };

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Returns whether a field's value differs from its initial HTML. A page cannot restore a chosen file. */
function isChanged(field: Field): boolean {
  if (field.type === 'file') return false;
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Reads what is to be kept; to be called while the old HTML is still there. */
export function keep(container: Element): KeptState {
  const fields = [...container.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const active = document.activeElement as Field;
  return {
    focus: stepsTo(active, container),
    isEmpty: active?.value === '',
    fields: fields.map((field) => ({
      ...{ steps: stepsTo(field, container) ?? [], name: field.name },
      value: isBox(field) ? field.checked : field.value,
    })),
  };
}

/** Maximum time until a block that first shows something else, such as a loading message, shows its fields, in ms. */
const fieldsWithinMs = 10_000;

/**
 * Puts it back into the live block, which learns of it as of typing: by the events that a browser sends. Where the block does not show a
 * field yet, its text waits for it.
 */
export function restoreState(container: Element, kept: KeptState): void {
  let waiting = enterAll(container, kept.fields);
  restoreFocus(container, kept);
  if (waiting.length === 0) return;
  const observer = new MutationObserver(() => {
    waiting = enterAll(container, waiting);
    if (waiting.length === 0) observer.disconnect();
  });
  observer.observe(container, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), fieldsWithinMs);
}

/** Enters what has its field; gives back what has not. */
const enterAll = (container: Element, fields: readonly KeptField[]): readonly KeptField[] =>
  fields.filter(({ steps, name, value }) => {
    const field = at(container, steps) as Field | undefined;
    if (!field || !('value' in field) || field.name !== name) return true;
    enter(field, value);
    return false;
  });

function restoreFocus(container: Element, { focus, isEmpty }: KeptState): void {
  const focused = focus && (at(container, focus) as HTMLInputElement | undefined);
  focused?.focus({ preventScroll: true });
  // The block filled it, with a stored address for one: selected, as Tab does, so that typing replaces it and is not added to it.
  if (isEmpty && focused?.value) focused.select?.();
}

function enter(field: Field, value: Value): void {
  if (isBox(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  // React overrides `value` on the element itself; the browser's own setter lets it see a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function stepsTo(element: Element | null, container: Element): Steps | undefined {
  const steps: number[] = [];
  for (let current = element; current !== container; current = current.parentElement) {
    if (!current?.parentElement) return undefined;
    steps.unshift([...current.parentElement.children].indexOf(current));
  }
  return steps;
}

const at = (container: Element, steps: Steps): Element | undefined =>
  steps.reduce<Element | undefined>((element, step) => element?.children[step], container);
