import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';

const inputModes: Readonly<Record<string, 'url' | 'email' | 'decimal'>> = { url: 'url', email: 'email', coordinate: 'decimal' };

/** Attributes of an input of text, in one line or in several. */
const textAttributes = ({ write, ...props }: ControlProps) => ({
  ...attributesOf(props),
  placeholder: [props.fallback, ...(props.schema.examples ?? [])].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined,
  value: typeof props.value === 'string' ? props.value : '',
  onChange: (event: { target: { value: string } }) => write(event.target.value, true),
});

/** One line: words, an address, an e-mail, a name. */
export function TextControl(props: ControlProps) {
  const { format = '' } = props.schema;
  const look = { className: styles.input, inputMode: inputModes[format], spellCheck: format === '', autoComplete: 'off' };
  return <input {...textAttributes(props)} {...look} type="text" />;
}

/** Several lines of plain text. */
export const TextAreaControl = (props: ControlProps) => <textarea {...textAttributes(props)} className={styles.area} rows={3} />;
