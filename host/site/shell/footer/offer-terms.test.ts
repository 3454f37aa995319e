import { expect, it } from 'vitest';
import belgianDutch from '@staykit/messages/nl_BE.json' with { type: 'json' };
import french from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { offerTermsText } from './offer-terms.ts';

const inFrench = createTranslate('fr_FR', french);
const inDutch = createTranslate('nl_BE', belgianDutch);

const TODAY = '2030-05-31';

it('the days between which offers hold are written as the locale writes them [MINISITE-24]', () => {
  const terms = { window: { from: '2030-03-01', to: '2030-05-31' } };
  const [sentence] = offerTermsText(terms, 'fr_FR', inFrench, TODAY);
  expect(sentence).toContain('1er mars 2030');
  expect(sentence).toContain('31 mai 2030');
  expect(offerTermsText(terms, 'nl_BE', inDutch, TODAY)[0]).toMatch(/1 maart 2030.*31 mei 2030/);
});

it('a shortest stay is told, and a partner without limits has nothing to tell [MINISITE-26]', () => {
  expect(
    offerTermsText({ minNights: { nights: 2, stays: ['12'] } }, 'fr_FR', inFrench, TODAY).join(),
  ).toMatch(/2|deux/);
  expect(offerTermsText(undefined, 'fr_FR', inFrench, TODAY)).toEqual([]);
  expect(offerTermsText({}, 'fr_FR', inFrench, TODAY)).toEqual([]);
});

it('days that are over are no longer told, and the other limits still are', () => {
  const terms = { window: { from: '2030-03-01', to: '2030-05-30' }, electronicOnly: true };
  expect(offerTermsText(terms, 'fr_FR', inFrench, TODAY)).toEqual([inFrench('minisite.electronicOnly')]);
});
