import { describe, expect, it } from 'vitest';
import { rentalReturnLines } from '#domain/rental-return.ts';

const terms = { howToReturn: '', depositDays: 7 };
const french = { lang: 'fr' as const, formatMoney: (cents: number) => `${cents / 100} €` };
const dress = { name: 'Robe Agathe', rental: { from: '2026-12-10', to: '2026-12-14', deposit: 17_000 } };
const cape = { name: 'Cape Lune', rental: { from: '2026-12-10', to: '2026-12-12', deposit: 3000 } };

describe('what is told after the order of a rental', () => {
  it('is when each piece is to be back, how, and when the deposit of all is settled', () => {
    expect(rentalReturnLines([dress, { name: 'Foulard' }, cape], terms, french)).toEqual([
      'Robe Agathe : à rendre le lundi 14 décembre au plus tard.',
      'Cape Lune : à rendre le samedi 12 décembre au plus tard.',
      'Rapportez-la à la boutique, ou déposez le colis de retour ce jour-là au plus tard.',
      'Le dépôt de garantie (200 €) est demandé avant que la pièce vous soit remise ou envoyée, non avec la commande. Il vous est rendu, ou n’est plus bloqué sur votre carte, au plus tard 7 jours après le retour.',
    ]);
  });

  it('is the shop’s own word on how, and its own days', () => {
    const [, how, deposit] = rentalReturnLines([dress], { howToReturn: 'Au comptoir.', depositDays: 0 }, french);
    expect(how).toBe('Au comptoir.');
    expect(deposit).toMatch(/, dès le retour\.$/);
    expect(rentalReturnLines([dress], { howToReturn: '', depositDays: 1 }, french)[2]).toMatch(/, au plus tard le lendemain du retour\.$/);
  });

  it('is nothing of a deposit where there is none, and nothing at all of what is bought', () => {
    const free = { ...dress, rental: { ...dress.rental, deposit: 0 } };
    expect(rentalReturnLines([free], terms, french)).toHaveLength(2);
    expect(rentalReturnLines([{ name: 'Foulard' }], terms, french)).toEqual([]);
  });
});
