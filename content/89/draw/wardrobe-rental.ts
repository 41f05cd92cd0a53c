/** The dresses for rent: ceremony, evening, cocktail and wedding guest. */
import { dye } from './dyes.ts'
import type { BodyCut, Colour, Piece, Print, Weave } from './piece.ts'

const base: BodyCut = { family: 'dress', neckline: 'v', sleeve: 'none', volume: 'a-line', length: 'floor', waist: 'seam', front: 'plain', hem: 'straight' }

function rental(slug: string, title: string, size: string, cut: Partial<BodyCut>, weave: Weave, print: Print, colour: Colour, views = 4): Piece {
  return { slug, title, category: 'robes', offer: 'rental', cut: { ...base, ...cut }, cloth: { weave, print }, colours: [colour], views, sizes: [size] }
}

export const rentals: readonly Piece[] = [
  rental('robe-de-soiree-satin-emeraude', 'Robe de soirée en satin émeraude', '38', { neckline: 'straps', volume: 'column', front: 'drape', hem: 'slit', waist: 'none' }, 'satin', 'none', dye('emeraude', '#c4983f')),
  rental('robe-de-ceremonie-tulle-rose-poudre', 'Robe de cérémonie en tulle rose poudré', '38', { neckline: 'sweetheart', volume: 'full', waist: 'sash' }, 'tulle', 'none', dye('rose-poudre', '#a97468')),
  rental('robe-sirene-velours-bordeaux', 'Robe sirène en velours bordeaux', '40', { neckline: 'v', sleeve: 'long', volume: 'mermaid' }, 'velvet', 'none', dye('bordeaux', '#c4983f')),
  rental('robe-asymetrique-bleu-roi', 'Robe asymétrique bleu roi', '42', { neckline: 'one-shoulder', volume: 'a-line', front: 'drape' }, 'crepe', 'none', dye('bleu-roi', '#c4983f')),
  rental('robe-cocktail-dentelle-bleu-nuit', 'Robe cocktail en dentelle bleu nuit', '38', { neckline: 'boat', sleeve: 'elbow', volume: 'full', length: 'knee', hem: 'lace', waist: 'sash' }, 'lace', 'none', dye('bleu-nuit', '#8b97b3')),
  rental('robe-dos-nu-champagne', 'Robe dos nu champagne', '36', { neckline: 'halter', volume: 'a-line', front: 'drape' }, 'satin', 'none', dye('champagne', '#a07d45')),
  rental('robe-bustier-noire', 'Robe bustier noire', '40', { neckline: 'strapless', volume: 'full', length: 'ankle', waist: 'sash' }, 'satin', 'none', dye('noir', '#6c6460')),
  rental('robe-invitee-fleurie-corail', 'Robe d’invitée fleurie corail', '42', { neckline: 'wrap', sleeve: 'cap', front: 'wrap', volume: 'a-line', length: 'ankle', waist: 'tie', hem: 'asymmetric' }, 'crepe', 'bouquet', dye('corail', '#fbecd8', '#a33b3b', '#6f8560')),
  rental('robe-plissee-vert-sauge', 'Robe longue plissée vert sauge', '44', { neckline: 'v', sleeve: 'cap', front: 'pleats', waist: 'seam' }, 'crepe', 'none', dye('vert-sauge', '#e9dfc9')),
  rental('robe-cocktail-moutarde', 'Robe cocktail corolle moutarde', '38', { neckline: 'square', sleeve: 'cap', volume: 'full', length: 'knee', waist: 'belt' }, 'satin', 'none', dye('moutarde', '#6f4e37'), 3),
  rental('robe-empire-lilas', 'Robe empire en mousseline lilas', '46', { neckline: 'sweetheart', sleeve: 'cap', volume: 'empire', waist: 'sash' }, 'tulle', 'none', dye('lilas', '#6f5d83'), 3),
  rental('robe-crayon-prune', 'Robe crayon drapée prune', '40', { neckline: 'wrap', sleeve: 'elbow', volume: 'fitted', length: 'knee', front: 'drape' }, 'crepe', 'none', dye('prune', '#d6b77b'), 3),
]
