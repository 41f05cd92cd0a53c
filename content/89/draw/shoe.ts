/** One shoe seen from the side, with its heel, opening, seams and fastenings. */
import { paintContour } from './light.ts'
import { blob, line, mix, outline, reversed, stroke, type Point } from './path.ts'
import { heelRise, soleAt, upperOf } from './last.ts'
import type { ShoeCut } from './piece.ts'
import type { Seed } from './seed.ts'
import type { Sheet } from './sheet.ts'
import { paintPanel, type Stuff } from './stuff.ts'
import { dryBrush } from './texture.ts'
import { blend, house, tones } from './tone.ts'
import { paintBow } from './waist.ts'

/** `origin` is the toe on the ground, px; `k` px per unit; `dir` 1 points the toe left, -1 right. */
export interface ShoePlace { origin: Point; k: number; dir: 1 | -1 }

export function paintShoe(sheet: Sheet, where: ShoePlace, cut: ShoeCut, stuff: Stuff, seed: Seed): void {
  const { origin, k, dir } = where
  const at = (x: number, y: number): Point => [origin[0] + dir * x * k, origin[1] + y * k]
  const map = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y))
  const h = heelRise[cut.heel]
  const up = upperOf(cut)
  const { tone } = stuff
  const unit = k / 6
  const sole = (over = 0, from = 98, to = 0): Point[] => Array.from({ length: 9 }, (_, i) => {
    const x = mix(from, to, i / 8)
    return at(x, soleAt(x, h) - over)
  })
  paintHeel(sheet, at, cut, h, stuff, seed, unit, sole)
  if (up.open > 0) {
    const far = up.topline.map(([x, y], i): Point => [x + (i === 0 ? 1 : i === up.topline.length - 1 ? -0.6 : 0), y - Math.sin((i / (up.topline.length - 1)) * Math.PI) * up.open - (i === 0 ? 0 : 0.4)])
    const data = outline(map(far), reversed(map(up.topline)))
    sheet.fill(data, blend(tone.deep, '#c9a27c', 0.4))
    sheet.fill(data, dryBrush(sheet, tone.deep, 80), 0.6)
    sheet.pen(line(map(far)), tone.deep, 3 * unit, 0.8)
  }
  if (cut.model === 'sandal' || cut.model === 'espadrille') {
    paintStraps(sheet, at, cut, h, stuff, seed, unit, sole)
    return
  }
  const data = outline(map(up.vamp), map(up.topline), map(up.counter), sole(0))
  const xs = [...up.vamp, ...up.topline].map((p) => p[1])
  const high = Math.min(...xs)
  paintPanel(sheet, data, (t, u) => at(50 + u * 52, mix(high, 0, t)), stuff, seed, { scale: unit * 0.9, turn: dir * 12, shadowFrom: dir === 1 ? 0.35 : 0.55 }, () => {
    sheet.fill(blob([...sole(-2), ...reversed(sole(4.5))]), tone.deep, 0.5)
    sheet.fill(stroke(map([[2, -7], [8, -11], [18, -13.4], [26, -14.4]]), 13 * unit, seed, 0.5), tone.glow, 0.25 + 0.5 * stuff.finish.light)
    sheet.fill(stroke(map([[14, soleAt(14, h) - 4], [32, soleAt(32, h) - 6], [52, soleAt(52, h) - 6]]), 10 * unit, seed, 0.4), tone.light, 0.4)
    if (high < -50) {
      for (const [y, reach] of [[-30, 26], [-38, 34], [-46, 24]] as const) {
        sheet.fill(stroke(map([[94, y - h * 0.4], [80, y + 3 - h * 0.4], [94 - reach, y - h * 0.3]]), 9 * unit, seed, 0.3), tone.deep, 0.6)
        sheet.fill(stroke(map([[88, y + 5 - h * 0.4], [74, y + 7 - h * 0.4], [66, y + 5 - h * 0.4]]), 8 * unit, seed, 0.3), tone.light, 0.55)
      }
      sheet.fill(stroke(map([[56, high + 6], [57, mix(high, -40, 0.5)], [60, -36 - h * 0.4]]), 20 * unit, seed, 0.4), tone.light, 0.25 + 0.4 * stuff.finish.light)
      sheet.fill(stroke(map([[88, high + 4], [90, mix(high, -40, 0.5)], [86, -40 - h * 0.4]]), 18 * unit, seed, 0.4), tone.deep, 0.4)
    }
    sheet.fill(stroke(map([[84, soleAt(84, h) - 3], [90, soleAt(90, h) - 12], [92, soleAt(92, h) - 20]]), 9 * unit, seed), tone.light, 0.35)
  })
  const stitch = (points: Point[], colour = tone.deep, width = 2.2, dash = ''): void => sheet.brief && k < 2 ? undefined : sheet.pen(line(map(points)), colour, width * unit, 0.8, dash)
  const s = (x: number, over: number): Point => [x, soleAt(x, h) - over]
  stitch(up.topline.map(([x, y]): Point => [x, y + 2]), tone.light, 1.8)
  switch (cut.model) {
    case 'ballerina': {
      sheet.moved([0, 0], () => paintBow(sheet, at(25.5, -14.5), 8 * k, 8 * k, stuff, seed, unit))
      break
    }
    case 'mary-jane': {
      const strap = outline(map([s(54, 8), [58, soleAt(58, h) - 20], [62, soleAt(62, h) - 27]]), map([[68, soleAt(68, h) - 27], [66, soleAt(66, h) - 18], s(63, 8)]))
      sheet.fill(strap, tone.base)
      sheet.pen(strap, tone.deep, 2.4 * unit, 0.8)
      sheet.pen(outline(map([[55, soleAt(58, h) - 14], [62, soleAt(62, h) - 15]]), map([[63, soleAt(62, h) - 10], [56, soleAt(58, h) - 9]])), '#f0dca8', 3.4 * unit)
      break
    }
    case 'loafer':
      stitch([[3, -9], [14, -10], [30, -13], [42, -20]], tone.deep, 3)
      stitch([[3.6, -7.6], [14, -8.6], [30, -11.4], [43, -18]], tone.light, 1.6, '4 4')
      for (const [a, b] of [[34, 44]] as const) {
        const band = outline(map([[a, -19.4], [b, -25.5]]), map([[b + 7, -19], [a + 10, -3], [a - 1, -5]]))
        sheet.fill(band, blend(tone.base, tone.deep, 0.25))
        sheet.pen(band, tone.deep, 2.4 * unit, 0.8)
        sheet.fill(stroke(map([[37, -16.5], [41, -15], [45, -17]]), 12 * unit, seed), tone.deep)
      }
      break
    case 'sneaker': {
      stitch([[20, -3], [22, -10], [27, -16]], tone.deep, 2.2)
      stitch([[30, -6], [44, -14], [58, -22], [62, -27]], tone.deep, 2.4)
      sheet.fill(outline(map([[84, -7], [85, -18], [86, -27]]), map([[96.5, -32], [97.5, -22], [99, -8]])), stuff.trim, 0.95)
      for (let i = 0; i < 5; i++) {
        const [x, y] = [31 + i * 5, -18.4 - i * 4]
        sheet.fill(stroke(map([[x - 1.5, y + 0.4], [x + 3, y + 1.5], [x + 7, y + 4.6]]), 12 * unit, seed, 0.5), '#fffaf0')
        sheet.fill(stroke(map([[x - 1, y + 2], [x + 3, y + 3.2], [x + 6.4, y + 6]]), 4 * unit, seed, 0.5), tone.deep, 0.6)
      }
      break
    }
    case 'ankle-boot': {
      const elastic = outline(map([[60, -62 - h * 0.7], [61, -44 - h * 0.6], [66, -28 - h * 0.5]]), map([[72, -28 - h * 0.5], [78, -44 - h * 0.6], [80, -63 - h * 0.7]]))
      sheet.fill(elastic, tone.deep)
      for (let i = 0; i < 6; i++) stitch([[62 + i * 3, -61 - h * 0.7], [63.5 + i * 2.4, -46 - h * 0.6], [67 + i * 0.9, -30 - h * 0.5]], tone.shade, 1.8)
      sheet.fill(blob(map([[88, -64 - h * 0.7], [92, -76 - h * 0.7], [96, -64 - h * 0.7], [92, -58 - h * 0.7]])), tone.shade)
      stitch([[20, -2], [30, -8], [44, -24]], tone.deep, 2)
      break
    }
    case 'tall-boot': {
      const strap = outline(map([[44, -52], [70, -46], [93, -50]]), map([[93, -43], [70, -39], [46, -45]]))
      sheet.fill(strap, blend(tone.base, tone.deep, 0.35))
      sheet.pen(strap, tone.deep, 2.2 * unit, 0.9)
      sheet.pen(outline(map([[60, -52], [68, -50]]), map([[68, -40], [60, -42]])), house.brass, 4 * unit)
      stitch([[72, -132], [75, -100], [74, -60]], tone.deep, 2.4)
      stitch([[41.5, -129], [68, -125], [98, -131]], tone.light, 1.8, '5 4')
      break
    }
    case 'pump':
      stitch([s(60, 9), s(66, 4), s(70, 0)], tone.deep, 1.8)
      break
    default:
  }
  paintContour(sheet, [map(up.vamp), map(up.topline), map(up.counter), sole(0)], tone.deep, seed, 3.6 * unit, 0.85)
}

function paintHeel(sheet: Sheet, at: (x: number, y: number) => Point, cut: ShoeCut, h: number, stuff: Stuff, seed: Seed, unit: number, sole: (over?: number, from?: number, to?: number) => Point[]): void {
  const map = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y))
  const dark = tones(cut.model === 'sneaker' ? '#efe6d4' : cut.heel === 'wedge' ? '#c69f68' : blend(stuff.tone.deep, '#3a2418', 0.55))
  const thick = cut.model === 'sneaker' ? 7 : cut.model === 'tall-boot' || cut.model === 'ankle-boot' ? 2.6 : 1.5
  const under = outline(sole(0), [at(0, 0), at(-1.5, thick * 0.2)], sole(-thick, 0, 99))
  sheet.fill(under, dark.base)
  if (cut.model === 'sneaker') {
    sheet.fill(under, dryBrush(sheet, dark.shade, 84), 0.6)
    sheet.pen(under, stuff.tone.deep, 2 * unit, 0.7)
    sheet.pen(line(sole(-thick * 0.62, 97, 1)), stuff.trim, 2.6 * unit, 0.8)
    return
  }
  const shapes: Partial<Record<ShoeCut['heel'], [Point[], Point[], Point[]]>> = {
    low: [[[74, soleAt(74, h)], [75, thick]], [[75, thick], [98, thick]], [[98, thick], [99, soleAt(98, h)]]],
    block: [[[76, soleAt(76, h)], [79.5, -h * 0.4], [80, thick]], [[80, thick], [97, thick]], [[97, thick], [98.6, -h * 0.5], [99.4, soleAt(99, h)]]],
    stiletto: [[[77, soleAt(77, h) + 1], [87, -h * 0.72], [91, -h * 0.4], [92, thick]], [[92, thick], [95.6, thick]], [[95.6, thick], [96.6, -h * 0.5], [99.6, soleAt(99, h)]]],
    wedge: [[[30, -0.5], [40, thick]], [[40, thick], [98, thick]], [[98, thick], [96.5, -h * 0.5], [99, soleAt(99, h)]]],
  }
  const edges = shapes[cut.heel]
  if (!edges) return
  const data = outline(...edges.map(map), sole(0, 98, cut.heel === 'wedge' ? 30 : 76))
  sheet.fill(data, dark.base)
  sheet.clipped(data, () => {
    sheet.fill(data, dryBrush(sheet, dark.light, 3), 0.5)
    if (cut.heel === 'wedge') {
      for (let i = 1; i < 9; i++) sheet.fill(stroke(map([[28, -h * 0.12 * i + 1], [60, -h * 0.12 * i + seed.around(0.3)], [100, -h * 0.12 * i]]), 5 * unit, seed, 0.5), i % 2 === 0 ? dark.deep : dark.glow, 0.7)
    } else sheet.fill(stroke(map([[81, soleAt(81, h) + 2], [84, -h * 0.4], [85, 0]]), 12 * unit, seed, 0.3), dark.light, 0.6)
    sheet.fill(stroke(map([[98, -h], [97, -h * 0.4], [96, 0]]), 14 * unit, seed, 0.4), dark.deep, 0.7)
  })
  sheet.pen(data, dark.deep, 2.2 * unit, 0.8)
}

/** Sandals: bands over an open sole. */
function paintStraps(sheet: Sheet, at: (x: number, y: number) => Point, cut: ShoeCut, h: number, stuff: Stuff, seed: Seed, unit: number, sole: (over?: number, from?: number, to?: number) => Point[]): void {
  const { tone } = stuff
  const map = (points: readonly Point[]): Point[] => points.map(([x, y]) => at(x, y))
  const insole = outline(sole(0.5), sole(4.2, 2, 97))
  sheet.fill(insole, '#d8b98b')
  sheet.pen(insole, '#6b4729', 2.4 * unit, 0.7)
  const y = (x: number, over: number): number => soleAt(x, h) - over
  const strap = (left: Point[], right: Point[], far: boolean): void => {
    const data = outline(map(left), reversed(map(right)))
    const [a, b] = [left[0]!, right[right.length - 1]!]
    paintPanel(sheet, data, (t, u) => at(mix(a[0], b[0], (u + 1) / 2), mix(a[1] - 20, a[1], t)), stuff, seed, { scale: unit, behind: far ? 0.5 : 0 }, () => {
      for (let i = 0; i < 5; i++) sheet.fill(stroke(map([[mix(left[0]![0], right[0]![0], i / 5), left[0]![1] - i * 1.2], [mix(left[1]![0], right[1]![0], (i + 0.6) / 5), mix(left[1]![1], right[1]![1], 0.5)]]), 5 * unit, seed), tone.deep, 0.5)
    })
    sheet.pen(data, tone.deep, 2.6 * unit, 0.8)
  }
  strap([[88, y(88, 4)], [80, y(80, 26)], [66, y(70, 40)]], [[93, y(93, 6)], [86, y(86, 28)], [72, y(74, 46)]], true)
  strap([[14, y(14, 2)], [17, y(17, 13)], [30, y(30, 16)]], [[30, y(30, 1)], [34, y(34, 10)], [38, y(38, 16)]], false)
  strap([[26, y(26, 1)], [31, y(31, 13)], [44, y(44, 21)]], [[40, y(40, 1)], [43, y(43, 13)], [51, y(51, 23)]], false)
  strap([[88, y(88, 1)], [90, y(90, 16)], [94, y(94, 36)]], [[98, y(98, 1)], [99, y(98, 16)], [99.6, y(98, 38)]], false)
  strap([[58, y(60, 40)], [76, y(76, 31)], [98, y(98, 33)]], [[60, y(60, 46)], [78, y(78, 37)], [99, y(98, 39)]], false)
  sheet.pen(outline(map([[70, y(72, 40)], [78, y(78, 38)]]), map([[77, y(78, 29)], [69, y(72, 31)]])), house.brass, 4 * unit)
}
