/** The new accessories, with their colour and size declinations. */
import { dye } from './dyes.ts'
import type { AccessoryCut, Category, Colour, Piece, Print, Weave } from './piece.ts'

function declined(
  category: Category, slug: string, title: string, model: AccessoryCut['model'], weave: Weave, print: Print,
  sizes: readonly string[], colours: readonly Colour[], views = 2,
): Piece {
  return { slug, title, category, offer: 'new', cut: { family: 'accessory', model }, cloth: { weave, print }, colours, views, sizes }
}

const unique = ['Taille unique'] as const

export const brandNew: readonly Piece[] = [
  declined('accessoires', 'ceinture-obi', 'Ceinture obi en cuir souple', 'belt-wide', 'leather', 'none', ['S/M', 'L/XL'], [dye('cognac', '#5a3019'), dye('noir', '#6c6460'), dye('vert-sauge', '#4f5a45')]),
  declined('accessoires', 'ceinture-tressee', 'Ceinture fine tressée', 'belt-thin', 'leather', 'none', ['75', '85', '95', '105'], [dye('chocolat', '#d1a75a'), dye('naturel', '#c4983f')]),
  declined('accessoires', 'foulard-carre-soie', 'Foulard carré en soie', 'scarf-square', 'satin', 'bouquet', unique, [dye('terracotta', '#f3dcc0', '#6d3a25', '#8a9a7b'), dye('bleu-canard', '#f0d9c4', '#df8d72', '#a9bb90'), dye('rose-poudre', '#a4474a', '#fbf1e2', '#7d8f68')], 3),
  declined('accessoires', 'echarpe-laine', 'Écharpe en laine à franges', 'scarf-long', 'wool', 'tartan', unique, [dye('camel', '#f1e4cb', '#6b3a26', '#3f4f43'), dye('bordeaux', '#e8cdb4', '#2b2530', '#b98a57'), dye('gris-chine', '#f1ece2', '#27344f', '#74293a')]),
  declined('accessoires', 'etole-de-ceremonie', 'Étole de cérémonie', 'shawl', 'tulle', 'none', unique, [dye('champagne', '#b3935c'), dye('rose-poudre', '#a97468'), dye('bleu-nuit', '#8b97b3')]),
  declined('accessoires', 'sac-cabas-cuir', 'Sac cabas en cuir', 'bag-tote', 'leather', 'none', unique, [dye('cognac', '#5a3019'), dye('vert-sapin', '#c4983f'), dye('noir', '#c4983f')], 3),
  declined('accessoires', 'sac-bandouliere-demi-lune', 'Sac bandoulière demi-lune', 'bag-shoulder', 'leather', 'none', unique, [dye('bordeaux', '#c4983f'), dye('camel', '#6b4a2d'), dye('vert-sauge', '#c4983f')], 3),
  declined('accessoires', 'panier-osier', 'Panier en osier', 'bag-basket', 'straw', 'none', ['Moyen', 'Grand'], [dye('naturel', '#9c5a30')], 3),
  declined('accessoires', 'chapeau-feutre', 'Chapeau en feutre de laine', 'hat-felt', 'wool', 'none', ['56', '58', '60'], [dye('camel', '#553828'), dye('bordeaux', '#3e131e'), dye('noir', '#6c6460')]),
  declined('accessoires', 'capeline-paille', 'Capeline en paille', 'hat-straw', 'straw', 'none', ['56', '58'], [dye('naturel', '#27344f')], 3),
  declined('accessoires', 'beret-laine', 'Béret en laine', 'beret', 'wool', 'none', unique, [dye('rouge', '#6a1a1b'), dye('moutarde', '#8a6420'), dye('bleu-nuit', '#151d30')]),
  declined('accessoires', 'gants-cuir', 'Gants en cuir doublés', 'gloves', 'leather', 'none', ['S', 'M', 'L'], [dye('chocolat', '#d1a75a'), dye('rouge', '#6a1a1b')]),
  declined('accessoires', 'collants-plumetis', 'Collants plumetis', 'tights', 'tulle', 'dots', ['1/2', '3/4'], [dye('noir', '#151313'), dye('bordeaux', '#3e131e'), dye('vert-sapin', '#17261f')]),
  declined('bijoux', 'boucles-oreilles-gouttes', 'Boucles d’oreilles gouttes', 'earrings', 'metal', 'none', unique, [dye('dore', '#b9623f', '#8a9a7b'), dye('argente', '#7d92a4', '#27344f')]),
  declined('bijoux', 'collier-perles', 'Collier de perles en bois et laiton', 'necklace', 'metal', 'none', unique, [dye('terracotta', '#c4983f', '#e9dfc9'), dye('vert-sauge', '#c4983f', '#e9dfc9')]),
  declined('bijoux', 'jonc-martele', 'Jonc martelé', 'bracelet', 'metal', 'none', ['S', 'M'], [dye('dore', '#7d5a1e'), dye('argente', '#6c6b68')]),
]
