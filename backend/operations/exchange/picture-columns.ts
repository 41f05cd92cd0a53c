import { pairs, words } from './cell-parts.ts';
import type { Column } from './column.ts';
import { CellRefused } from './formats.ts';
import type { PictureRecord } from './product-record.ts';

type Pictured = { images: PictureRecord[] };
type Locale = keyof PictureRecord['translations'];

/** The columns of pictures: their names, and what is said of them in each language. A picture that stays keeps what is said of it. */
export function pictureColumns<T extends Pictured>(
  headers: { images: string; imageTexts: string },
  locales: readonly string[],
): Column<T>[] {
  return [
    {
      name: 'images',
      header: headers.images,
      show: ({ images }) => words.show(images.map(({ name }) => name)),
      set: (record, cell) => {
        const left = [...record.images];
        record.images = words.read(cell).map((name) => {
          const at = left.findIndex((picture) => picture.name === name);
          return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? { name, alt: null, translations: {} };
        });
      },
    },
    textColumn(
      { name: 'imageTexts', header: headers.imageTexts },
      ({ alt }) => alt ?? '',
      (picture, alt) => {
        picture.alt = alt ?? null;
      },
    ),
    ...locales.slice(1).map((locale) =>
      textColumn<T>(
        { name: `imageTexts@${locale}`, header: `${headers.imageTexts} (${locale})` },
        ({ translations }) => translations[locale as Locale]?.alt,
        (picture, alt) => {
          const { [locale as Locale]: _before, ...others } = picture.translations;
          picture.translations = alt === undefined ? others : { ...others, [locale]: { alt } };
        },
      ),
    ),
  ];
}

/**
 * Returns whether a later entry with the same name has a text. Then this one needs its text in the site's own words, so that it does not
 * take that text.
 */
export const isNamedAgain = <T extends { name: string }>(all: readonly T[], at: number, textOf: (one: T) => unknown): boolean =>
  all.slice(at + 1).some((one) => one.name === all[at]?.name && textOf(one) !== undefined);

/** A line for each picture: `robe-de-face: La robe de face`. */
function textColumn<T extends Pictured>(
  column: Pick<Column<T>, 'name' | 'header'>,
  textOf: (picture: PictureRecord) => string | undefined,
  setText: (picture: PictureRecord, alt: string | undefined) => void,
): Column<T> {
  return {
    ...column,
    show: ({ images }) =>
      pairs.show(
        images.flatMap((picture, at) => {
          const value = textOf(picture) ?? (isNamedAgain(images, at, textOf) ? (picture.alt ?? '') : undefined);
          return value === undefined ? [] : [{ label: picture.name, value }];
        }),
      ),
    set: ({ images }, cell) => {
      const said = new Map<PictureRecord, string>();
      for (const { label, value } of pairs.read(cell)) {
        const picture = images.find((each) => each.name === label.trim() && !said.has(each));
        if (!picture) throw new CellRefused('csv.picture-text', { name: label.trim() });
        said.set(picture, value);
      }
      for (const picture of images) setText(picture, said.get(picture));
    },
  };
}
