import type { Locator, Page } from 'playwright';
import { numberOf, styleOf } from './look.ts';
import { entriesOf } from './menu-look.ts';
import type { PageProof } from './proof.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const body = (page: Page) => page.locator('body');
const entry = (page: Page) => entriesOf(page).last();

/** The family that stands first, and how far its file is: `loaded` once it has come. A file that nobody has asked for is cut first. */
async function face(element: Locator): Promise<object> {
  const [family = ''] = (await styleOf(element, 'font-family')).split(',').map((name) => name.trim().replaceAll('"', ''));
  const file = await element.first().evaluate(async (node, name) => {
    const faces = [...node.ownerDocument.fonts].filter((font) => font.family.replaceAll('"', '') === name);
    // Asked for one by one: in a run of all proofs Chromium has left the text's faces unasked, and `fonts.load` with them.
    await Promise.all(faces.map((font) => font.load()));
    return faces.find(({ status }) => status === 'loaded')?.status ?? 'no file';
  }, family);
  return { family, file };
}

const isCapitals = async (element: Locator): Promise<boolean> => {
  // biome-ignore lint/performance/useDomNodeTextContent: as it is seen, in capitals or not
  const text = await element.first().innerText();
  return text === text.toUpperCase();
};

export const proofs: readonly PageProof[] = [
  {
    key: 'BASE_FONT_SIZE',
    title: 'running text is as large as it says',
    value: '21',
    see: (page) => numberOf(body(page), 'font-size'),
    before: 18,
    after: 21,
  },
  {
    key: 'HEADING_SCALE',
    title: 'the page’s heading grows by it',
    value: '150',
    // 100 % is a heading of 66.96 px in a window of 1440 px.
    see: async (page) => Math.round(((await numberOf(title(page), 'font-size')) / 66.96) * 100),
    before: 100,
    after: 150,
  },
  {
    key: 'TITLE_FONT',
    title: 'headings wear the font, whose file has come',
    value: 'Lora',
    see: (page) => face(title(page)),
    before: { family: 'Fraunces Variable', file: 'loaded' },
    after: { family: 'Lora', file: 'loaded' },
  },
  {
    key: 'CONTENT_FONT',
    title: 'running text wears the font, whose file has come',
    value: 'Source Sans 3',
    see: (page) => face(body(page)),
    before: { family: 'Alegreya Sans', file: 'loaded' },
    after: { family: 'Source Sans 3', file: 'loaded' },
  },
  {
    key: 'MENU_FONT',
    title: 'the menu wears the font, whose file has come',
    value: 'Outfit',
    see: (page) => face(entry(page)),
    before: { family: 'Alegreya Sans SC', file: 'loaded' },
    after: { family: 'Outfit', file: 'loaded' },
  },
  {
    key: 'TITLE_FONT_WEIGHT',
    title: 'headings are as bold as it says',
    value: '700',
    see: (page) => numberOf(title(page), 'font-weight'),
    before: 360,
    after: 700,
  },
  {
    key: 'CONTENT_FONT_WEIGHT',
    title: 'running text is as bold as it says',
    value: '500',
    see: (page) => numberOf(body(page), 'font-weight'),
    before: 400,
    after: 500,
  },
  {
    key: 'MENU_FONT_WEIGHT',
    title: 'the menu is as bold as it says',
    value: '700',
    see: (page) => numberOf(entry(page), 'font-weight'),
    before: 500,
    after: 700,
  },
  {
    key: 'TITLE_FONT_STYLE',
    title: 'headings lean',
    value: 'ITALIC',
    see: (page) => styleOf(title(page), 'font-style'),
    before: 'normal',
    after: 'italic',
  },
  {
    key: 'TITLE_LETTER_CASE',
    title: 'headings are in capitals',
    value: 'UPPERCASE',
    see: (page) => isCapitals(title(page)),
    before: false,
    after: true,
  },
  {
    key: 'TITLE_LETTER_CASE',
    title: 'headings are in small capitals',
    value: 'SMALL_CAPS',
    see: (page) => styleOf(title(page), 'font-variant-caps'),
    before: 'normal',
    after: 'small-caps',
  },
  {
    key: 'MENU_LETTER_CASE',
    title: 'the menu is in capitals',
    value: 'UPPERCASE',
    see: (page) => isCapitals(entry(page)),
    before: false,
    after: true,
  },
  {
    key: 'MENU_FONT_SIZE',
    title: 'the menu’s letters follow it',
    value: '140',
    see: (page) => numberOf(entry(page), 'font-size'),
    before: 18,
    after: 25.2,
  },
  {
    key: 'LINE_HEIGHT',
    title: 'lines of text stand that far apart',
    value: '200',
    see: async (page) => (await numberOf(body(page), 'line-height')) / (await numberOf(body(page), 'font-size')),
    before: 1.6,
    after: 2,
  },
  {
    key: 'TITLE_LETTER_SPACING',
    title: 'letters of headings stand that far apart',
    value: '12',
    see: async (page) => {
      const heading = page.getByRole('heading', { level: 2 }).first();
      return Math.round(((await numberOf(heading, 'letter-spacing')) / (await numberOf(heading, 'font-size'))) * 100);
    },
    before: -1,
    after: 12,
  },
];
