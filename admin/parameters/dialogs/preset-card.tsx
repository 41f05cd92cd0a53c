import { useMemo } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/dialogs.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { toPalette } from '#themes/palette.ts';
import { type Preset, presetTexts, presetValues } from '#themes/presets/index.ts';
import { presetStyles as looks } from './preset-styles.ts';
import { dialogStyles as styles } from './styles.ts';

const quoted = (family: string) => (family ? `"${family.replaceAll('"', '')}"` : 'inherit');

/** A ready look in small: its paper, its fonts, its button, its colours. */
export function PresetCard({ preset, onApply }: { preset: Preset; onApply: () => void }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const look = useMemo(() => {
    const list = Object.entries(presetValues(preset)).map(([type, value]) => ({ type, value: value ?? null }));
    const { values } = readParameters(list);
    return { values, palette: toPalette(values) };
  }, [preset]);
  const { values, palette } = look;
  const radius = values.BUTTON_RADIUS < 0 ? values.BORDER_RADIUS : values.BUTTON_RADIUS;
  const variables: Record<string, string | number> = {
    '--ground': palette.ground,
    '--head': palette.headerGround,
    '--heading': palette.heading,
    '--ink': palette.muted,
    '--button': palette.button,
    '--on-button': palette.onButton,
    '--footer': palette.footerGround,
    '--tint': palette.tint,
    '--title': quoted(values.TITLE_FONT),
    '--text': quoted(values.CONTENT_FONT),
    '--title-weight': values.TITLE_FONT_WEIGHT || 500,
    '--title-style': values.TITLE_FONT_STYLE === 'ITALIC' ? 'italic' : 'normal',
    '--title-case': values.TITLE_LETTER_CASE === 'UPPERCASE' ? 'uppercase' : 'none',
    '--radius': `${radius}px`,
  };
  const texts = presetTexts[lang][preset.id];
  return (
    <button type="button" className={styles.card} onClick={onApply}>
      <span className={looks.sample} style={variables} aria-hidden="true">
        <span className={looks.title}>{messages.presetSample}</span>
        <span className={looks.text}>{messages.presetText}</span>
        <span className={looks.button}>{messages.presetButton}</span>
        <span className={looks.footer} />
      </span>
      <span className={styles.cardText}>
        <span className={styles.swatches}>
          {[palette.primary, palette.accent, palette.ground, palette.tint, palette.heading, palette.footerGround].map((colour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: colours may repeat, and never move.
            <span key={index} style={{ ['--swatch' as string]: colour }} />
          ))}
        </span>
        <span className={styles.cardName}>{texts.label}</span>
        <span>{texts.description}</span>
      </span>
    </button>
  );
}
