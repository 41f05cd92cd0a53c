import type { ProbeWidths } from '../pictures/picture-browser.ts';

/** Letters, figures and signs enough that a difference of a hundredth in a letter shows. */
const text = 'Robe d’été à 149,00 € — 24 bouteilles, œuvre & Ça va ? AVTo fiÂÉ'.repeat(3);
/** The boutique's own fonts, which the story loads, and what stands in where a page names none. */
const own = ['400 16px "Fraunces Variable"', '400 16px "Alegreya Sans"', '700 16px "Alegreya Sans"', '500 16px "Alegreya Sans SC"'];
const generic = ['400 16px serif', '400 16px sans-serif', '400 16px monospace'];

/** Measures the width of a text in each font, in the page of the picture. Throws if a font of the story does not load. */
export async function measureProbe(): Promise<ProbeWidths> {
  for (const font of own) {
    const faces = await document.fonts.load(font, text);
    if (faces.length === 0) throw new Error(`The font of the stories does not load: ${font}`);
  }
  return Object.fromEntries([...own, ...generic].map((font) => [font.replaceAll('"', ''), widthIn(font)]));
}

function widthIn(font: string): number {
  const element = document.createElement('span');
  Object.assign(element.style, { font, position: 'absolute', whiteSpace: 'nowrap', letterSpacing: 'normal' });
  element.textContent = text;
  document.body.append(element);
  const { width } = element.getBoundingClientRect();
  element.remove();
  return Math.round(width * 10) / 10;
}
