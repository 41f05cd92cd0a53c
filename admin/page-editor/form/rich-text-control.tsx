import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { ControlProps } from './control-props.ts';
import { AreaControl } from './simple-controls.tsx';

/** A text with headings, lists, tables and links, or its source. */
export function RichTextControl(props: ControlProps) {
  const { id, labelledBy, describedBy, value, onSet } = props;
  const text = typeof value === 'string' ? value : '';
  return <RichTextField {...{ id, labelledBy, describedBy, text }} onType={onSet} source={<AreaControl {...props} isCode />} />;
}
