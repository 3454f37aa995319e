import { expect, it } from 'vitest';
import { chosenBadges } from '@staykit/core/offer/card/badges.ts';
import { criteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { tinyModel } from '../../fixtures/tiny-model.ts';
import { FAMILY } from '../../catalogue/themes.ts';
import { requestContext } from '../../http/request-context.ts';
import { toOfferCard } from './to-offer-card.ts';
import { atOnce } from '../in-slices.ts';

const parts = { model: () => tinyModel, clock: () => TEST_NOW };

it.each([
  ['fr_FR', { adult: 2, child: 1, baby: 0 }, [FAMILY], 'Idéal en famille'],
  ['nl_BE', { adult: 1, child: 0, baby: 1 }, [26, FAMILY], 'Ideaal voor gezinnen'],
  ['fr_FR', { adult: 2, child: 0, baby: 0 }, [FAMILY], undefined],
  ['fr_FR', { adult: 2, child: 1, baby: 0 }, [26], undefined],
] as const)(
  'in %s travellers %o see of an offer of themes %o the first badge %s [BADGE-02] [ENTITY-10]',
  (locale, travellers, themeIds, label) => {
    const context = requestContext(parts, locale);
    const [hit] = atOnce(tinyModel.engine.search(criteria(), context.now, { size: 1 })).hits;
    const offer = { ...hit!.offer, themeIds: [...themeIds] };
    const card = toOfferCard({ ...hit!, offer, hotel: hit!.hotel }, context, undefined, travellers);
    expect(card.targetedLabel).toBe(label);
    expect(card.participants).toBe(travellers.adult + travellers.child + travellers.baby);
    const [first] = chosenBadges(card, false);
    if (label === undefined) expect(first?.kind).not.toBe('stress');
    else expect(first).toEqual({ kind: 'stress', text: label });
  },
);
