/** The second-hand pieces: one of each, in one size. */
import { dye } from './dyes.ts'
import type { BodyCut, Category, Colour, Cut, Piece, Print, ShoeCut, SkirtCut, TrouserCut, Weave } from './piece.ts'

function single(
  category: Category, slug: string, title: string, size: string, cut: Cut, weave: Weave, print: Print, colour: Colour, views = 3,
): Piece {
  return { slug, title, category, offer: 'second-hand', cut, cloth: { weave, print }, colours: [colour], views, sizes: [size] }
}

const dressBase: BodyCut = { family: 'dress', neckline: 'v', sleeve: 'short', volume: 'a-line', length: 'midi', waist: 'seam', front: 'plain', hem: 'straight' }
const topBase: BodyCut = { family: 'top', neckline: 'round', sleeve: 'long', volume: 'straight', length: 'hip', waist: 'none', front: 'plain', hem: 'straight' }
const coatBase: BodyCut = { family: 'coat', neckline: 'lapel', sleeve: 'long', volume: 'straight', length: 'knee', waist: 'none', front: 'buttons', hem: 'straight', pockets: 'welt' }

const dress = (cut: Partial<BodyCut>): BodyCut => ({ ...dressBase, ...cut })
const top = (cut: Partial<BodyCut>): BodyCut => ({ ...topBase, ...cut })
const coat = (cut: Partial<BodyCut>): BodyCut => ({ ...coatBase, ...cut })
const trousers = (leg: TrouserCut['leg'], front: TrouserCut['front'], rise: TrouserCut['rise'] = 'high', turnUp = false): TrouserCut => ({ family: 'trousers', leg, front, rise, turnUp })
const skirt = (shape: SkirtCut['shape'], length: SkirtCut['length'], front: SkirtCut['front'] = 'plain'): SkirtCut => ({ family: 'skirt', shape, length, front })
const shoe = (model: ShoeCut['model'], heel: ShoeCut['heel']): ShoeCut => ({ family: 'shoe', model, heel })

export const secondHand: readonly Piece[] = [
  single('robes', 'robe-portefeuille-liberty-bordeaux', 'Robe portefeuille liberty bordeaux', '38', dress({ neckline: 'wrap', sleeve: 'elbow', front: 'wrap', waist: 'tie' }), 'cotton', 'liberty', dye('bordeaux', '#f0d9c4', '#d98f7b', '#9db08c'), 4),
  single('robes', 'robe-chemise-lin-vert-sauge', 'Robe chemise en lin vert sauge', '40', dress({ neckline: 'shirt', sleeve: 'elbow', volume: 'straight', front: 'buttons', waist: 'tie', hem: 'curved', pockets: 'patch' }), 'linen', 'none', dye('vert-sauge', '#f1e8d6'), 4),
  single('robes', 'robe-a-pois-bleu-nuit', 'Robe à pois bleu nuit', '36', dress({ neckline: 'peter-pan', sleeve: 'puff', volume: 'full', length: 'knee', waist: 'belt', front: 'half-buttons' }), 'crepe', 'dots', dye('bleu-nuit', '#f1e8d6', '#b9623f'), 3),
  single('robes', 'robe-pull-cotelee-camel', 'Robe pull côtelée camel', '42', dress({ neckline: 'roll', sleeve: 'long', volume: 'column', length: 'midi', waist: 'none', hem: 'rib' }), 'rib', 'none', dye('camel', '#8c6238'), 3),
  single('robes', 'robe-longue-boheme-terracotta', 'Robe longue bohème terracotta', '38', dress({ sleeve: 'bishop', volume: 'tiered', length: 'ankle', waist: 'elastic', front: 'half-buttons', hem: 'ruffle' }), 'cotton', 'leaves', dye('terracotta', '#f3dcc0', '#e7b48a', '#6d3a25'), 4),
  single('robes', 'robe-trapeze-velours-vert-sapin', 'Robe trapèze en velours vert sapin', '38', dress({ neckline: 'round', sleeve: 'long', length: 'thigh', waist: 'none' }), 'velvet', 'none', dye('vert-sapin', '#d6b77b'), 3),
  single('robes', 'robe-vichy-bretelles-rouge', 'Robe à bretelles vichy rouge', '36', dress({ neckline: 'square', sleeve: 'none', volume: 'full', length: 'knee', front: 'buttons', hem: 'ruffle' }), 'cotton', 'gingham', dye('rouge', '#f6efe2'), 3),
  single('robes', 'robe-droite-tweed-pied-de-poule', 'Robe droite pied-de-poule', '40', dress({ neckline: 'boat', sleeve: 'cap', volume: 'fitted', length: 'knee', pockets: 'welt' }), 'wool', 'houndstooth', dye('ecru', '#3b3431', '#8c6238'), 3),
  single('robes', 'robe-fluide-bouquet-bleu-canard', 'Robe fluide à bouquets bleu canard', '44', dress({ sleeve: 'bell', volume: 'a-line', waist: 'elastic', hem: 'asymmetric' }), 'crepe', 'bouquet', dye('bleu-canard', '#f0d9c4', '#df8d72', '#a9bb90'), 4),
  single('robes', 'robe-mariniere-blanc', 'Robe marinière en jersey', '38', dress({ neckline: 'boat', sleeve: 'elbow', volume: 'straight', length: 'knee', waist: 'none' }), 'cotton', 'stripes', dye('blanc', '#2b3a58'), 3),
  single('robes', 'robe-salopette-denim-bleu-jean', 'Robe chasuble en jean', '40', dress({ neckline: 'straps', sleeve: 'none', volume: 'a-line', length: 'knee', front: 'buttons', pockets: 'patch' }), 'denim', 'none', dye('bleu-jean', '#d79a4e'), 3),
  single('robes', 'robe-empire-fleurie-rose-poudre', 'Robe empire fleurie rose poudré', '38', dress({ neckline: 'square', sleeve: 'puff', volume: 'empire', length: 'midi', hem: 'ruffle' }), 'cotton', 'liberty', dye('rose-poudre', '#a4474a', '#fbf1e2', '#7d8f68'), 3),

  single('hauts', 'blouse-lavalliere-ivoire', 'Blouse à lavallière ivoire', '38', top({ neckline: 'bow', sleeve: 'bishop', front: 'buttons' }), 'satin', 'none', dye('ivoire', '#c8b797'), 4),
  single('hauts', 'blouse-brodee-boheme-ecru', 'Blouse bohème brodée écru', '40', top({ neckline: 'v', sleeve: 'bishop', volume: 'loose', hem: 'lace', front: 'half-buttons' }), 'cotton', 'none', dye('ecru', '#b9623f', '#8a9a7b'), 3),
  single('hauts', 'chemisier-fleuri-moutarde', 'Chemisier fleuri moutarde', '36', top({ neckline: 'shirt', front: 'buttons', hem: 'curved' }), 'cotton', 'liberty', dye('moutarde', '#fbeccc', '#7b3b22', '#55663f'), 3),
  single('hauts', 'chemise-rayee-bleu-ciel', 'Chemise rayée bleu ciel', '42', top({ neckline: 'shirt', front: 'buttons', volume: 'loose', hem: 'curved', pockets: 'patch', length: 'thigh' }), 'cotton', 'pinstripe', dye('bleu-ciel', '#fbf6ea'), 3),
  single('hauts', 'top-dentelle-noir', 'Top en dentelle noir', '38', top({ neckline: 'boat', sleeve: 'elbow', hem: 'lace' }), 'lace', 'none', dye('noir', '#6c6460'), 3),
  single('hauts', 'top-cache-coeur-vieux-rose', 'Top cache-cœur vieux rose', '40', top({ neckline: 'wrap', sleeve: 'elbow', front: 'wrap', waist: 'tie', volume: 'fitted' }), 'crepe', 'none', dye('vieux-rose', '#f3e0d6'), 3),
  single('hauts', 'mariniere-coton-ecru', 'Marinière en coton écru', '38', top({ neckline: 'boat' }), 'cotton', 'stripes', dye('ecru', '#2b3a58'), 3),
  single('hauts', 'pull-torsade-ecru', 'Pull torsadé écru', '40', top({ neckline: 'round', volume: 'loose', hem: 'rib' }), 'cable', 'none', dye('ecru', '#bfae8c'), 4),
  single('hauts', 'pull-col-roule-bordeaux', 'Pull col roulé bordeaux', '38', top({ neckline: 'roll', hem: 'rib' }), 'knit', 'none', dye('bordeaux', '#4a1622'), 3),
  single('hauts', 'gilet-boutonne-vert-sauge', 'Gilet boutonné vert sauge', '44', top({ neckline: 'v', front: 'buttons', hem: 'rib', volume: 'loose', pockets: 'patch' }), 'knit', 'none', dye('vert-sauge', '#6f4e37'), 3),
  single('hauts', 'veste-blazer-tartan-noisette', 'Veste blazer à carreaux noisette', '40', top({ neckline: 'lapel', front: 'buttons', volume: 'fitted', pockets: 'flap', length: 'thigh' }), 'wool', 'tartan', dye('noisette', '#e7d3b0', '#3f4f43', '#5a2f22'), 4),
  single('hauts', 'veste-en-jean-bleu-jean', 'Veste en jean', '38', top({ neckline: 'shirt', front: 'buttons', pockets: 'flap', length: 'waist' }), 'denim', 'none', dye('bleu-jean', '#d79a4e'), 3),
  single('hauts', 'veste-velours-cotele-rouille', 'Veste en velours côtelé rouille', '42', top({ neckline: 'shirt', front: 'buttons', pockets: 'patch', volume: 'loose' }), 'corduroy', 'none', dye('rouille', '#5a2a16'), 3),
  single('hauts', 'manteau-laine-camel', 'Manteau en laine camel', '40', coat({ front: 'double-breasted', waist: 'none', length: 'midi', pockets: 'flap' }), 'wool', 'none', dye('camel', '#5c3c22'), 4),
  single('hauts', 'trench-ceinture-sable', 'Trench ceinturé sable', '38', coat({ front: 'double-breasted', waist: 'belt', volume: 'a-line' }), 'cotton', 'none', dye('sable', '#6b4a2d'), 4),

  single('pantalons', 'pantalon-large-lin-sable', 'Pantalon large en lin sable', '40', trousers('wide', 'pleats'), 'linen', 'none', dye('sable', '#8c6b45')),
  single('pantalons', 'jean-droit-bleu-jean', 'Jean droit taille haute', '38', trousers('straight', 'jean'), 'denim', 'none', dye('bleu-jean', '#d79a4e')),
  single('pantalons', 'jean-flare-bleu-nuit', 'Jean flare bleu brut', '36', trousers('flared', 'jean'), 'denim', 'none', dye('bleu-nuit', '#c98a45')),
  single('pantalons', 'pantalon-tartan-vert-sapin', 'Pantalon à carreaux vert sapin', '42', trousers('tapered', 'plain', 'mid'), 'wool', 'tartan', dye('vert-sapin', '#c9a75d', '#8e2f33', '#e8dcc2')),
  single('pantalons', 'pantalon-velours-bordeaux', 'Pantalon velours côtelé bordeaux', '38', trousers('flared', 'plain'), 'corduroy', 'none', dye('bordeaux', '#3e131e')),
  single('pantalons', 'pantalon-a-pont-bleu-nuit', 'Pantalon à pont bleu nuit', '40', trousers('wide', 'sailor'), 'crepe', 'none', dye('bleu-nuit', '#d9b56c')),
  single('pantalons', 'chino-retrousse-terracotta', 'Chino retroussé terracotta', '44', trousers('tapered', 'plain', 'mid', true), 'cotton', 'none', dye('terracotta', '#6d3a25')),

  single('jupes', 'jupe-plissee-vert-sapin', 'Jupe plissée vert sapin', '38', skirt('pleated', 'midi'), 'satin', 'none', dye('vert-sapin', '#d6b77b')),
  single('jupes', 'jupe-crayon-pied-de-poule', 'Jupe crayon pied-de-poule', '40', skirt('pencil', 'knee'), 'wool', 'houndstooth', dye('ecru', '#3b3431')),
  single('jupes', 'jupe-boutonnee-daim-cognac', 'Jupe boutonnée en daim cognac', '38', skirt('a-line', 'knee', 'buttons'), 'suede', 'none', dye('cognac', '#e2bd8f')),
  single('jupes', 'jupe-portefeuille-fleurie-noir', 'Jupe portefeuille fleurie', '42', skirt('wrap', 'midi', 'wrap'), 'crepe', 'bouquet', dye('noir', '#e9c7b2', '#c9605a', '#8fa07a')),
  single('jupes', 'jupe-longue-volants-lilas', 'Jupe longue à volants lilas', '38', skirt('tiered', 'maxi'), 'cotton', 'dots', dye('lilas', '#f6efe6')),
  single('jupes', 'jupe-trapeze-denim-bleu-jean', 'Jupe trapèze en jean', '36', skirt('a-line', 'mini', 'zip'), 'denim', 'none', dye('bleu-jean', '#d79a4e')),

  single('chaussures', 'bottines-talon-cognac', 'Bottines à talon cognac', '38', shoe('ankle-boot', 'block'), 'leather', 'none', dye('cognac', '#4a2a18')),
  single('chaussures', 'bottes-cavalieres-chocolat', 'Bottes cavalières chocolat', '39', shoe('tall-boot', 'low'), 'leather', 'none', dye('chocolat', '#2e1d14')),
  single('chaussures', 'ballerines-noeud-rouge', 'Ballerines à nœud rouge', '37', shoe('ballerina', 'flat'), 'leather', 'none', dye('rouge', '#6a1a1b')),
  single('chaussures', 'sandales-tressees-naturel', 'Sandales tressées naturel', '38', shoe('sandal', 'wedge'), 'leather', 'none', dye('naturel', '#8c6238')),
  single('chaussures', 'escarpins-velours-vert-sapin', 'Escarpins en velours vert sapin', '39', shoe('pump', 'stiletto'), 'velvet', 'none', dye('vert-sapin', '#1d2f28')),
  single('chaussures', 'baskets-cuir-blanc', 'Baskets en cuir blanc', '40', shoe('sneaker', 'flat'), 'leather', 'none', dye('blanc', '#8a9a7b')),
  single('chaussures', 'mocassins-bordeaux', 'Mocassins bordeaux', '38', shoe('loafer', 'low'), 'leather', 'none', dye('bordeaux', '#3e131e')),
  single('chaussures', 'salomes-dorees', 'Salomés dorées', '38', shoe('mary-jane', 'block'), 'metal', 'none', dye('dore', '#7d5a1e')),
]
