import { type ReactNode, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { type Breakpoint, breakpointNames, isResponsive } from '#domain/document/responsive.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import type { ControlProps } from './control-props.ts';
import { fieldIdOf, useForm } from './form-context.tsx';
import { formStyles as styles } from './styles.ts';

type Part = Pick<ControlProps, 'value' | 'onSet' | 'id' | 'fallback'>;
type Props = { name: string; value: unknown; fallback: unknown; label: string; children: (part: Part) => ReactNode };

/** A value that may differ by the width of the screen: one width at a time, the smallest first. */
export function ResponsiveControl({ name, value, fallback, label, children }: Props) {
  const messages = useMessages(allMessages);
  const { node, run } = useForm();
  const parts = isResponsive(value) ? value : value === undefined ? {} : { base: value };
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('base');
  const inherited = breakpointNames
    .slice(0, breakpointNames.indexOf(breakpoint))
    .map((one) => parts[one])
    .findLast((one) => one !== undefined);
  const set = (next: unknown) => run({ do: 'responsive.set', id: node.id, prop: name, breakpoint, value: next });
  return (
    <>
      <div role="radiogroup" aria-label={messages.widthsOf({ label })} className={controlStyles.segments}>
        {breakpointNames.map((one) => (
          <label key={one} className={controlStyles.segment} title={messages.breakpoints[one]}>
            <input
              type="radio"
              name={`${fieldIdOf(node.id, [name])}-width`}
              aria-label={messages.breakpoints[one]}
              checked={breakpoint === one}
              onChange={() => setBreakpoint(one)}
            />
            <span className={parts[one] === undefined ? undefined : styles.given}>{messages.shortWidths[one]}</span>
          </label>
        ))}
      </div>
      <p className={controlStyles.note}>{messages.breakpoints[breakpoint]}</p>
      {children({
        value: parts[breakpoint],
        fallback: inherited ?? (typeof fallback === 'object' ? undefined : fallback),
        id: `${fieldIdOf(node.id, [name])}-${breakpoint}`,
        onSet: set,
      })}
      {breakpoint !== 'base' && parts[breakpoint] !== undefined && (
        <button type="button" className={controlStyles.link} onClick={() => set(undefined)}>
          {messages.likeSmaller}
        </button>
      )}
    </>
  );
}
