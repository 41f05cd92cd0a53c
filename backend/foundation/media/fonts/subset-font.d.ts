/** The package brings no types. */
declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep, by their four letters; all of them where it is left out. */
    keepFeatures?: readonly string[];
    /** A value pins an axis, a range narrows it. */
    variationAxes?: Readonly<Record<string, number | AxisRange>>;
    noHinting?: boolean;
  };

  /** A font with the signs of a text only. Rejects where the font is not whole or lacks an axis that is named. */
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>;
  export = subsetFont;
}
