import { expect, it } from 'vitest';
import { isNewYearStay } from './new-year.ts';

it('a stay over the turn of the year is told by the words of the language of the page [ROOM-07]', () => {
  expect(isNewYearStay(['Petit-déjeuner', 'Dîner du Réveillon'], 'fr_FR')).toBe(true);
  expect(isNewYearStay(['DÎNER DU RÉVEILLON'], 'fr_BE')).toBe(true);
  expect(isNewYearStay(['Dîner aux chandelles'], 'fr_FR')).toBe(false);
  expect(isNewYearStay(['Cena de Nochevieja'], 'fr_FR')).toBe(false);
  expect(isNewYearStay(['Cena de Nochevieja'], 'es_ES')).toBe(true);
  expect(isNewYearStay([], 'it_IT')).toBe(false);
  expect(isNewYearStay(['Feu d’artifice'], 'fr_FR', { fr: ['feu d’artifice'] })).toBe(true);
});
