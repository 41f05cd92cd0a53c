/** Paper grain and dry-brush paint: small noise tiles, cheap to rasterise because only one tile is computed. */
import type { Sheet } from './sheet.ts'

const rgb = (hex: string): string[] => [1, 3, 5].map((i) => String(Math.round((parseInt(hex.slice(i, i + 2), 16) / 255) * 100) / 100))

function noiseTile(sheet: Sheet, key: string, size: number, frequency: string, octaves: number, colour: string, gain: number, bias: number, turn = 0): string {
  return sheet.define(`${key} ${colour} ${turn}`, (id) => {
    const [r, g, b] = rgb(colour)
    return `<filter id="${id}f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7" stitchTiles="stitch"/>` +
      `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${bias}"/></filter>` +
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}><rect width="${size}" height="${size}" filter="url(#${id}f)"/></pattern>`
  })
}

/** Fine speckle, for paper and pigment. */
export const grain = (sheet: Sheet, colour: string): string => `url(#${noiseTile(sheet, 'grain', 160, '0.7', 2, colour, 2.6, -1.25)})`

/** Streaky half-dry paint; `turn` in degrees is the direction of the brush (0 is vertical). */
export const dryBrush = (sheet: Sheet, colour: string, turn = 0): string => `url(#${noiseTile(sheet, 'dry', 220, '0.09 0.012', 2, colour, 4.6, -1.55, turn)})`

/** Cloudy pigment that pools in places. */
export const cloud = (sheet: Sheet, colour: string): string => `url(#${noiseTile(sheet, 'cloud', 260, '0.012', 3, colour, 3, -1.3)})`

/** Grain over the whole sheet, to be painted last. */
export function paintGrain(sheet: Sheet): void {
  const size = `width="${sheet.width}" height="${sheet.height}"`
  sheet.paint(`<rect ${size} fill="${grain(sheet, '#4a3020')}" opacity="0.2"/>`, `<rect ${size} fill="${grain(sheet, '#fff6e6')}" opacity="0.16" transform="translate(61 37)"/>`)
}
