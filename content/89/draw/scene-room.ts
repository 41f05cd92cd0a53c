/** The shop from inside: the hero of the home page, wide and tall. */
import { frameFor } from './show-body.ts'
import { paintBody } from './body.ts'
import { paintContact, paintGround } from './ground.ts'
import { paintHat } from './hat.ts'
import { paintBag } from './bag.ts'
import { blob, line, outline, pebble, polygon, stroke, type Point } from './path.ts'
import type { BodyCut, Piece } from './piece.ts'
import { paintChair, paintGroundPlant, paintMirror, paintStool } from './prop.ts'
import { paintFacing, paintHung, paintRail } from './rail.ts'
import type { Seed } from './seed.ts'
import { Sheet } from './sheet.ts'
import { paintShoe } from './shoe.ts'
import { paintBust } from './stand.ts'
import { stuffOf } from './stuff.ts'
import { dryBrush, paintGrain } from './texture.ts'
import { blend, house } from './tone.ts'
import { wardrobe } from './wardrobe.ts'

/** The piece of a slug. */
export function pieceOf(slug: string): Piece {
  const found = wardrobe.find((piece) => piece.slug === slug)
  if (!found) throw new Error(`No piece "${slug}"`)
  return found
}

/** A dress or top on the linen bust, its foot at `floor`, `tall` px high in all. */
export function paintOnBust(sheet: Sheet, slug: string, cx: number, floor: number, tall: number, seed: Seed): void {
  const piece = pieceOf(slug)
  const cut = piece.cut as BodyCut
  const fitted = frameFor(cut, 'front', 'bust', 800, 1100)
  const k = tall / 190
  const f = { ...fitted, cx, k, top: floor - 168 * k }
  paintContact(sheet, [cx + 10, floor + 4], 30 * k, 3.4 * k, seed)
  paintBust(sheet, f, seed, floor)
  paintBody(sheet, f, cut, stuffOf(piece.cloth, piece.colours[0]!), seed)
}

/** A pair of shoes on the floor; `k` px per hundredth of a shoe. */
export function paintPair(sheet: Sheet, slug: string, at: Point, k: number, seed: Seed): void {
  const piece = pieceOf(slug)
  if (piece.cut.family !== 'shoe') return
  const stuff = stuffOf(piece.cloth, piece.colours[0]!)
  paintContact(sheet, [at[0] + 60 * k, at[1]], 64 * k, 7 * k, seed)
  if (k > 1.5) paintShoe(sheet, { origin: [at[0] + 16 * k, at[1] - 8 * k], k, dir: 1 }, piece.cut, stuff, seed)
  paintShoe(sheet, { origin: at, k: k * 1.04, dir: 1 }, piece.cut, stuff, seed)
}

/** A lamp hanging from the ceiling and its warm light. */
export function paintLamp(sheet: Sheet, x: number, y: number, seed: Seed): void {
  for (const [r, o] of [[330, 0.1], [220, 0.13], [130, 0.16]] as const) sheet.fill(pebble([x, y + 60], r, r * 0.86, seed, 0.03, 12), '#ffe9b8', o)
  sheet.pen(line([[x, -10], [x + 1, y - 60]]), '#5a4334', 4)
  const shade = outline([[x - 20, y - 62], [x + 20, y - 62]], [[x + 20, y - 62], [x + 62, y - 20], [x + 74, y + 6]], [[x + 74, y + 6], [x, y + 16], [x - 74, y + 6]], [[x - 74, y + 6], [x - 62, y - 20], [x - 20, y - 62]])
  sheet.fill(shade, '#d9bd8b')
  sheet.fill(shade, dryBrush(sheet, '#a9834e', 4), 0.8)
  sheet.fill(pebble([x, y + 12], 26, 14, seed), '#fff3cf')
  sheet.pen(shade, '#6b4729', 2.4, 0.6)
}

export function paintRug(sheet: Sheet, at: Point, rx: number, ry: number, seed: Seed): void {
  sheet.fill(pebble(at, rx, ry, seed, 0.02, 16), '#b9714f', 0.85)
  sheet.fill(pebble(at, rx * 0.88, ry * 0.84, seed, 0.02, 16), '#e6d3b4', 0.9)
  sheet.fill(pebble(at, rx * 0.8, ry * 0.74, seed, 0.02, 16), house.accent, 0.75)
  sheet.fill(pebble(at, rx * 0.8, ry * 0.74, seed, 0.02, 16), dryBrush(sheet, '#e6d3b4', 84), 0.6)
}

/** A framed botanical on the wall. */
export function paintFrame(sheet: Sheet, x: number, y: number, w: number, h: number, seed: Seed): void {
  const box = polygon([[x, y], [x + w, y + 2], [x + w - 1, y + h], [x + 1, y + h - 1]])
  sheet.moved([8, 10], () => sheet.fill(box, '#4a2f22', 0.16))
  sheet.fill(box, house.woodDark)
  sheet.fill(polygon([[x + 10, y + 10], [x + w - 10, y + 11], [x + w - 11, y + h - 10], [x + 11, y + h - 11]]), '#f5ecdc')
  const c = x + w / 2
  sheet.pen(line([[c, y + h * 0.84], [c + 4, y + h * 0.5], [c - 2, y + h * 0.2]]), house.leaf, 3)
  let leaves = ''
  for (let i = 0; i < 6; i++) for (const d of [-1, 1]) leaves += stroke([[c, y + h * (0.76 - i * 0.09)], [c + d * w * 0.13, y + h * (0.7 - i * 0.09)], [c + d * w * 0.24, y + h * (0.62 - i * 0.09)]], w * 0.1, seed)
  sheet.fill(leaves, house.leaf)
}

const sideways = ['manteau-laine-camel', 'robe-a-pois-bleu-nuit', 'chemisier-fleuri-moutarde', 'robe-trapeze-velours-vert-sapin', 'blouse-brodee-boheme-ecru', 'jupe-plissee-vert-sapin', 'robe-longue-boheme-terracotta', 'chemise-rayee-bleu-ciel', 'veste-blazer-tartan-noisette', 'robe-empire-fleurie-rose-poudre'] as const
const lengths = [520, 450, 330, 410, 330, 420, 560, 340, 370, 480] as const

export function drawHero(): string {
  const sheet = new Sheet('accueil-portant', 1600, 1000, true)
  const { seed } = sheet
  paintGround(sheet, { kind: 'room', wall: '#eadcc4', shape: '#cfae86' }, seed, 806)
  const panes = [0, 1, 2].flatMap((c) => [0, 1].map((r) => polygon([[150 + c * 150, 120 + r * 250 + c * 22], [280 + c * 150, 139 + r * 250 + c * 22], [250 + c * 150, 362 + r * 250 + c * 22], [120 + c * 150, 343 + r * 250 + c * 22]]))).join('')
  sheet.fill(panes, '#fff4d8', 0.75)
  paintFrame(sheet, 640, 120, 104, 138, seed)
  paintMirror(sheet, [1490, 840], 1.18, seed)
  paintRug(sheet, [1010, 900], 470, 66, seed)
  paintRail(sheet, 700, 1340, 176, 868, seed)
  sideways.forEach((slug, i) => paintHung(sheet, [756 + i * 39 + (i > 5 ? 12 : 0), 172], 112, lengths[i]!, pieceOf(slug), seed))
  paintFacing(sheet, [1226, 172], 3.5, pieceOf('robe-portefeuille-liberty-bordeaux'), seed)
  paintOnBust(sheet, 'robe-chemise-lin-vert-sauge', 548, 900, 700, seed)
  paintStool(sheet, [1420, 930], 0.92, seed)
  paintHat(sheet, 'hat-straw', [1424, 730], 3.3, stuffOf({ weave: 'straw', print: 'none' }, pieceOf('capeline-paille').colours[0]!), seed)
  paintPair(sheet, 'bottines-talon-cognac', [770, 872], 0.98, seed)
  paintPair(sheet, 'ballerines-noeud-rouge', [930, 880], 0.9, seed)
  paintGroundPlant(sheet, [120, 930], 1.55, seed)
  paintLamp(sheet, 330, 110, seed)
  paintGrain(sheet)
  return sheet.toString()
}

export function drawTallHero(): string {
  const sheet = new Sheet('accueil-portant-mobile', 900, 1200, true)
  const { seed } = sheet
  paintGround(sheet, { kind: 'room', wall: '#eadcc4', shape: '#cfae86' }, seed, 980)
  const panes = [0, 1].flatMap((c) => [0, 1].map((r) => polygon([[60 + c * 160, 190 + r * 290 + c * 22], [200 + c * 160, 210 + r * 290 + c * 22], [176 + c * 160, 462 + r * 290 + c * 22], [36 + c * 160, 442 + r * 290 + c * 22]]))).join('')
  sheet.fill(panes, '#fff4d8', 0.75)
  paintRug(sheet, [520, 1100], 370, 56, seed)
  paintRail(sheet, 330, 850, 300, 1060, seed)
  sideways.slice(0, 6).forEach((slug, i) => paintHung(sheet, [392 + i * 44, 296], 122, lengths[i]! * 1.12, pieceOf(slug), seed))
  paintFacing(sheet, [726, 296], 3.7, pieceOf('robe-portefeuille-liberty-bordeaux'), seed)
  paintOnBust(sheet, 'robe-chemise-lin-vert-sauge', 226, 1110, 820, seed)
  paintPair(sheet, 'bottines-talon-cognac', [470, 1076], 1.05, seed)
  paintGroundPlant(sheet, [800, 1150], 1.15, seed)
  paintLamp(sheet, 610, 120, seed)
  paintGrain(sheet)
  return sheet.toString()
}

/** An open wardrobe with a chair in front: choosing what to keep. */
export function drawWardrobe(): string {
  const sheet = new Sheet('relooking-penderie', 1600, 1000, true)
  const { seed } = sheet
  paintGround(sheet, { kind: 'room', wall: '#d3d6c2', shape: '#c9a780' }, seed, 816)
  const wood = house.woodDark
  const box = polygon([[470, 90], [1130, 92], [1128, 872], [472, 870]])
  sheet.fill(polygon([[450, 876], [1180, 878], [1220, 910], [480, 912]]), '#4a2f22', 0.2)
  sheet.fill(box, wood)
  sheet.fill(box, dryBrush(sheet, house.wood, 2), 0.7)
  sheet.fill(polygon([[496, 118], [1104, 120], [1102, 846], [498, 844]]), '#6a4930')
  sheet.fill(polygon([[496, 118], [1104, 120], [1104, 180], [496, 176]]), '#4d3321', 0.7)
  sheet.pen(line([[498, 196], [800, 198], [1102, 196]]), '#d9b876', 8)
  const kept = ['robe-trapeze-velours-vert-sapin', 'chemise-rayee-bleu-ciel', 'robe-a-pois-bleu-nuit', 'blouse-brodee-boheme-ecru', 'manteau-laine-camel', 'robe-empire-fleurie-rose-poudre', 'veste-blazer-tartan-noisette', 'chemisier-fleuri-moutarde', 'jupe-longue-volants-lilas', 'pull-col-roule-bordeaux']
  kept.forEach((slug, i) => paintHung(sheet, [548 + i * 55, 192], 112, 330 + ((i * 47) % 150), pieceOf(slug), seed))
  sheet.fill(polygon([[498, 726], [1102, 728], [1102, 742], [498, 740]]), house.wood)
  const folded: readonly (readonly [number, string])[] = [[560, '#c9973a'], [690, '#8a9a7b'], [830, '#b9623f']]
  for (const [x, colour] of folded) for (let i = 0; i < 3; i++) {
    const y = 838 - i * 30
    const data = blob([[x - 48, y - 26], [x + 50, y - 27], [x + 56, y - 12], [x + 50, y], [x - 50, y], [x - 54, y - 12]])
    sheet.fill(data, blend(colour, i === 1 ? '#f1e8d6' : '#6f4e37', i * 0.24))
    sheet.fill(data, dryBrush(sheet, '#f6ead2', 86), 0.35)
  }
  paintPair(sheet, 'mocassins-bordeaux', [930, 842], 0.72, seed)
  for (const [x0, x1, knob] of [[470, 270, 300], [1130, 1330, 1300]] as const) {
    const door = polygon([[x0, 90], [x1, 58], [x1, 916], [x0, 870]])
    sheet.fill(door, blend(wood, house.wood, 0.35))
    sheet.fill(door, dryBrush(sheet, '#d1a672', 2), 0.6)
    const inset = (a: number, b: number): void => sheet.pen(polygon([[x0 + (x1 - x0) * 0.16, a], [x0 + (x1 - x0) * 0.84, a - 16], [x0 + (x1 - x0) * 0.84, b + 20], [x0 + (x1 - x0) * 0.16, b]]), '#5b3c24', 3.6, 0.7)
    inset(136, 420)
    inset(480, 820)
    sheet.fill(pebble([knob, 480], 9, 10, seed), house.brass)
  }
  paintFacing(sheet, [1392, 168], 3.6, pieceOf('robe-fluide-bouquet-bleu-canard'), seed)
  sheet.fill(pebble([1392, 162], 10, 10, seed), house.woodDark)
  paintChair(sheet, [176, 900], 1.2, seed)
  paintBag(sheet, 'bag-tote', [170, 668], 4.2, stuffOf({ weave: 'leather', print: 'none' }, pieceOf('sac-cabas-cuir').colours[0]!), seed)
  paintStool(sheet, [800, 962], 0.78, seed)
  paintHat(sheet, 'hat-felt', [800, 790], 3.3, stuffOf({ weave: 'wool', print: 'none' }, pieceOf('chapeau-feutre').colours[0]!), seed)
  paintGroundPlant(sheet, [1500, 946], 1.2, seed)
  paintGrain(sheet)
  return sheet.toString()
}
