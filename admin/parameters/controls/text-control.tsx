import type { ParameterFormat } from '#schemas/parameters/index.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

const inputModes: Partial<Record<ParameterFormat, 'url' | 'email' | 'decimal'>> = { url: 'url', email: 'email', coordinate: 'decimal' };
const samples: Partial<Record<ParameterFormat, string>> = {
  url: 'https://…',
  email: 'bonjour@exemple.fr',
  coordinate: '46.7397',
};

/** One line: words, an address, an e-mail, a name. */
export function TextControl({ format, ...props }: ControlProps & { format?: ParameterFormat | undefined }) {
  const { text, definition, onType } = props;
  return (
    <input
      {...attributesOf(props)}
      type="text"
      className={styles.input}
      inputMode={format && inputModes[format]}
      placeholder={format && samples[format]}
      autoComplete="off"
      spellCheck={format === undefined}
      value={text ?? String(definition.default)}
      onChange={(event) => onType(event.target.value === '' && definition.default === '' ? null : event.target.value)}
    />
  );
}

/** Several lines of plain text. */
export function AreaControl(props: ControlProps) {
  const { text = '', onType } = props;
  return (
    <textarea
      {...attributesOf(props)}
      className={styles.area}
      rows={3}
      value={text}
      onChange={(event) => onType(event.target.value === '' ? null : event.target.value)}
    />
  );
}
