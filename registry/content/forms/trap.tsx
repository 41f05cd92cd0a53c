import { style } from '#themes/style.ts';

/** Out of sight and out of the way of the keyboard, but not `display: none`, which programs look for. */
const hidden = style({ position: 'absolute', insetInlineStart: '-100vw', width: '1px', height: '1px', overflow: 'hidden' });

/** A field that people neither see nor reach. What it holds was filled in by a program. */
export const Trap = ({ label }: { label: string }) => (
  <div className={hidden} aria-hidden="true">
    <label>
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
