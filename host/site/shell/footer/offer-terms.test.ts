import { expect, it } from 'vitest';
import belgianDutch from '@staykit/messages/nl_BE.json' with { type: 'json' };
import french from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { offerTermsText } from './offer-terms.ts';

const inFrench = createTranslate('fr_FR', french);
const inDutch = createTranslate('nl_BE', belgianDutch);

it('the days between which offers hold are written as the locale writes them [MINISITE-24]', () => {
  const terms = { window: { from: '2030-03-01', to: '2030-05-31' } };
  const [sentence] = offerTermsText(terms, 'fr_FR', inFrench);
  expect(sentence).toContain('1er mars 2030');
  expect(sentence).toContain('31 mai 2030');
  expect(offerTermsText(terms, 'nl_BE', inDutch)[0]).toMatch(/1 maart 2030.*31 mei 2030/);
});

it('a shortest stay is told, and a partner without limits has nothing to tell [MINISITE-26]', () => {
  expect(offerTermsText({ minNights: { nights: 2, stays: ['12'] } }, 'fr_FR', inFrench).join()).toMatch(
    /2|deux/,
  );
  expect(offerTermsText(undefined, 'fr_FR', inFrench)).toEqual([]);
  expect(offerTermsText({}, 'fr_FR', inFrench)).toEqual([]);
});
