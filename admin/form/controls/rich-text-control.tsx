import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { ControlProps } from '../control-props.ts';
import { CodeControl } from './code-control.tsx';

/** A text with headings, lists, tables and links, or its source. */
export function RichTextControl(props: ControlProps) {
  const { id, labelledBy, describedBy, value, write } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <RichTextField {...{ id, labelledBy, describedBy, text }} onType={(html) => write(html, true)} source={<CodeControl {...props} />} />
  );
}
