/** Named colours of the wardrobe: the ground of a cloth and the inks printed, stitched or buttoned on it. */
import type { Colour } from './piece.ts';

const dyes: Record<string, [string, string]> = {
  bordeaux: ['bordeaux', '#74293a'],
  'vert-sauge': ['vert sauge', '#8d9c7d'],
  'vert-sapin': ['vert sapin', '#2f4b40'],
  kaki: ['kaki', '#6b6a47'],
  'bleu-nuit': ['bleu nuit', '#27344f'],
  'bleu-gris': ['bleu gris', '#7d92a4'],
  'bleu-jean': ['bleu jean', '#50688a'],
  'bleu-ciel': ['bleu ciel', '#a9c0d0'],
  'bleu-canard': ['bleu canard', '#215d66'],
  'bleu-roi': ['bleu roi', '#2f4a94'],
  camel: ['camel', '#b98a57'],
  cognac: ['cognac', '#9c5a30'],
  chocolat: ['chocolat', '#553828'],
  noisette: ['noisette', '#8a6546'],
  moutarde: ['moutarde', '#c9973a'],
  terracotta: ['terracotta', '#b9623f'],
  rouille: ['rouille', '#9b4a2a'],
  corail: ['corail', '#d9826b'],
  'rose-poudre': ['rose poudré', '#d9aca1'],
  'vieux-rose': ['vieux rose', '#b9787a'],
  fuchsia: ['fuchsia', '#b03a6c'],
  rouge: ['rouge', '#a9302f'],
  ecru: ['écru', '#e9dfc9'],
  ivoire: ['ivoire', '#f0e8d8'],
  blanc: ['blanc', '#f3efe6'],
  sable: ['sable', '#d3bd98'],
  naturel: ['naturel', '#d9c194'],
  noir: ['noir', '#33302f'],
  'gris-chine': ['gris chiné', '#95918a'],
  anthracite: ['anthracite', '#4b4a4c'],
  lilas: ['lilas', '#a998b8'],
  prune: ['prune', '#5b3350'],
  champagne: ['champagne', '#dcc6a0'],
  dore: ['doré', '#c4983f'],
  argente: ['argenté', '#b4b3ae'],
  emeraude: ['émeraude', '#1f6b56'],
};

/** A colour by its URL part, with inks for print and trims (the first is the main ink). */
export function dye(slug: string, ...inks: string[]): Colour {
  const found = dyes[slug];
  if (!found) throw new Error(`Unknown dye "${slug}"`);
  return { slug, name: found[0], hex: found[1], inks: inks.length > 0 ? inks : ['#efe4cf', '#c99a5b', '#8a9a7b'] };
}
