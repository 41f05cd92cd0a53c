import { useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { type Breakpoint, breakpointNames, isResponsive } from '#domain/document/responsive.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { Control } from '../../form/control.tsx';
import type { ControlProps } from '../../form/control-props.ts';
import { controlStyles } from '../../form/control-styles.ts';
import { kindOf } from '../../form/field-kind.ts';
import { formStyles as styles } from '../../form/styles.ts';
import { useBlock } from './block-context.ts';

/** A value that may differ by the width of the screen: one width at a time, the smallest first. */
export function ResponsiveControl({ value, fallback, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { id, path, label, schema } = props;
  const node = useBlock((block) => block.node.id);
  const run = useBlock((block) => block.run);
  const parts = isResponsive(value) ? value : value === undefined ? {} : { base: value };
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('base');
  const inherited = breakpointNames
    .slice(0, breakpointNames.indexOf(breakpoint))
    .map((one) => parts[one])
    .findLast((one) => one !== undefined);
  const set = (next: unknown) => run({ do: 'responsive.set', id: node, prop: String(path[0]), breakpoint, value: next });
  return (
    <>
      <div role="radiogroup" aria-label={messages.widthsOf({ label })} className={controlStyles.segments}>
        {breakpointNames.map((one) => (
          <label key={one} className={controlStyles.segment} title={messages.breakpoints[one]}>
            <input
              type="radio"
              name={`${id}-width`}
              aria-label={messages.breakpoints[one]}
              checked={breakpoint === one}
              onChange={() => setBreakpoint(one)}
            />
            <span className={parts[one] === undefined ? undefined : styles.given}>{messages.shortWidths[one]}</span>
          </label>
        ))}
      </div>
      <p className={controlStyles.note}>{messages.breakpoints[breakpoint]}</p>
      <Control
        {...props}
        kind={kindOf(schema)}
        id={`${id}-${breakpoint}`}
        value={parts[breakpoint]}
        fallback={inherited ?? (typeof fallback === 'object' ? undefined : fallback)}
        write={set}
      />
      {breakpoint !== 'base' && parts[breakpoint] !== undefined && (
        <button type="button" className={controlStyles.link} onClick={() => set(undefined)}>
          {messages.likeSmaller}
        </button>
      )}
    </>
  );
}
