type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Where an element stands: which child of which child leads to it. */
type Steps = readonly number[];

/** What a person has done in HTML that is about to be replaced by the same, alive: where the focus is, and what was typed. */
export type KeptState = { focus: Steps | undefined; fields: readonly { steps: Steps; value: string; isChecked: boolean }[] };

const isFile = (field: Field): boolean => field.type === 'file';
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Whether a field holds something else than the HTML gave it. A chosen file cannot be put back by a page. */
function isChanged(field: Field): boolean {
  if (isFile(field)) return false;
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

const fieldsIn = (container: Element): Field[] => [...container.querySelectorAll<Field>('input, textarea, select')];

/** Reads what is to be kept; to be called while the old HTML is still there. */
export function keep(container: Element): KeptState {
  const fields = fieldsIn(container).filter(isChanged);
  return {
    focus: stepsTo(document.activeElement, container),
    fields: fields.flatMap((field) => {
      const steps = stepsTo(field, container);
      return steps ? [{ steps, value: field.value, isChecked: isBox(field) && field.checked }] : [];
    }),
  };
}

/** Puts it back into the live block, which learns of it as of typing: by the events that a browser sends. */
export function restoreState(container: Element, { focus, fields }: KeptState): void {
  for (const { steps, value, isChecked } of fields) {
    const field = at(container, steps);
    if (!(field instanceof HTMLElement) || !('value' in field)) continue;
    enter(field as Field, value, isChecked);
  }
  if (focus) (at(container, focus) as HTMLElement | undefined)?.focus({ preventScroll: true });
}

function enter(field: Field, value: string, isChecked: boolean): void {
  if (isBox(field)) {
    if (field.checked !== isChecked) field.click();
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
