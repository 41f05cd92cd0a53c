import { expect, test } from '@playwright/test';

const generic = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-monospace', 'cursive', 'fantasy', 'emoji', 'math'];
/** Fonts that a system is likely to have, some of them named by the site as stand-ins while its own load. */
const installed = [
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Mono',
  'Liberation Sans',
  'Liberation Serif',
  'Noto Color Emoji',
  'Arial',
  'Georgia',
];
/** Letters, signs that no font of the project has, emoji, and another writing. */
const texts = ['Abc é œ', '→ ✓ ★', '😀 🍷', '中文 عربي'];

test('the browser of the tests finds no font of the system, only those of the project', async ({ page }) => {
  const families = [...generic, ...installed.map((name) => `'${name}'`)];
  const spans = families.flatMap((family) => texts.map((text) => `<span style="font-family:${family}">${text}</span>`));
  await page.setContent(`${spans.join('<br>')}<br><span>no family</span><input value="→ field"><button><span>button ✓</span></button>`);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'span' });
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.length).toBeGreaterThan(0);
    for (const { familyName } of fonts) used.add(familyName);
  }
  expect([...used].sort()).toEqual(['Libre Franklin Thin', 'Lora']);
});
