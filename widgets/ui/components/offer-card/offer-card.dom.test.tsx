import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import { baseCss } from '@staykit/themes/to-css.ts';
import { datedCriteria, criteria as undated } from '@staykit/testing/fixtures/criteria.ts';
import { activityOffer, stayOffer, voucherOffer } from '@staykit/testing/fixtures/offers.ts';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { act, render } from '@staykit/testing/render.tsx';
import { CondensedCard } from './condensed-card.tsx';
import { Difference } from './difference.tsx';
import { Heart } from './heart.tsx';
import { OfferCard } from './offer-card.tsx';
import type { OfferCardProps } from './offer-card.tsx';

const show = (changes: Partial<OfferCardProps> = {}) =>
  render(
    inStay(<OfferCard offer={stayOffer()} criteria={datedCriteria()} href="/product/1001" {...changes} />),
  );

/** An offer with one price for everybody. */
function plainOffer(changes: Parameters<typeof stayOffer>[0]) {
  const { prices: _prices, refPrice: _ref, barPrice: _bar, ...offer } = stayOffer();
  return { ...offer, ...changes };
}
const textOf = (container: HTMLElement, part: string) =>
  container.querySelector(`[part="${part}"]`)?.textContent;

// The geometry of a card is made of tokens.
beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
afterEach(() => vi.useRealTimers());

/** The values that the style sheets give an element for a property, with the media query that each stands in. */
function declared(element: Element, property: string): [media: string, value: string][] {
  const found: [string, string][] = [];
  const read = (rules: CSSRuleList, media: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const value = rule.style.getPropertyValue(property);
        if (value && element.matches(rule.selectorText.replace(/&/g, '*'))) found.push([media, value]);
      }
      const inner = rule instanceof CSSMediaRule ? rule.conditionText : media;
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, inner);
      if (rule instanceof CSSNestedDeclarations && rule.style.getPropertyValue(property)) {
        found.push([media, rule.style.getPropertyValue(property)]);
      }
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) read(sheet.cssRules, '');
  return found;
}

describe('what a card tells', () => {
  it('shows the offer, its hotel and the review average [CARD-05]', async () => {
    const offer = stayOffer({ label: 'Spa night' });
    const view = await show({
      offer: { ...offer, hotel: { ...offer.hotel, label: 'Le Lac', review: { average: 8.4, count: 12 } } },
    });
    expect(view.getByRole('heading', { name: 'Spa night, Le Lac' })).toBeVisible();
    expect(view.getByRole('article', { name: 'Spa night, Le Lac' })).toBeVisible();
    expect(view.getByText('Le Lac')).toBeVisible();
    expect(textOf(view.container, 'score')).toContain('8,4/10');
  });

  it.each([[{ average: 0, count: 0 }], [undefined]])(
    'a hotel that nobody has reviewed is new, without a number: %o [CARD-06]',
    async (review) => {
      const { review: _review, ...hotel } = stayOffer().hotel;
      const view = await show({
        offer: stayOffer({ hotel: { ...hotel, ecoFacilities: 0, ...(review && { review }) } }),
      });
      expect(textOf(view.container, 'score')).toBe('New');
    },
  );

  it('tells the distance in whole kilometres, and nothing when there is none [CARD-09]', async () => {
    const view = await show({ offer: stayOffer({ distance: 12.6 }) });
    expect(view.getByText('At 13km')).toBeVisible();
    await view.rerender(
      inStay(<OfferCard offer={stayOffer({ distance: 0.4 })} criteria={datedCriteria()} href="/" />),
    );
    expect(view.getByText('Less than 1km away')).toBeVisible();
    const { distance: _distance, ...nowhere } = stayOffer();
    await view.rerender(inStay(<OfferCard offer={nowhere} criteria={datedCriteria()} href="/" />));
    expect(view.queryByText(/\dkm/)).toBeNull();
  });

  it('shows the price of a night, nights and people, and the total [CARD-10]', async () => {
    const view = await show({ offer: plainOffer({ sellPrice: 33_333, nights: 3, participants: 2 }) });
    expect(textOf(view.container, 'price')).toMatch(
      /Total 334\u00a0€ for 3 nights 112\u00a0€ per night 2 people$/,
    );
  });

  it('says how many rooms the price is for, where they are several', async () => {
    const offer = plainOffer({ sellPrice: 33_333, nights: 3, participants: 4 });
    const view = await show({ offer: { ...offer, nbRooms: 2 } });
    expect(textOf(view.container, 'price')).toMatch(/4 people · 2 rooms$/);
    await view.rerender(
      inStay(<OfferCard offer={{ ...offer, nbRooms: 1 }} criteria={datedCriteria()} href="/" />),
    );
    expect(textOf(view.container, 'price')).toMatch(/4 people$/);
    await view.rerender(
      inStay(<CondensedCard offer={{ ...offer, nbRooms: 2 }} criteria={datedCriteria()} href="/" />),
    );
    expect(view.container.textContent).toContain('2 rooms');
  });

  it('leads with the total or with a night, and says which of them it is, the price before as well [CARD-10]', async () => {
    const offer = plainOffer({ sellPrice: 20_001, refPrice: 30_000, nights: 2, priceType: 'final' });
    const view = await show({ offer });
    const price = view.container.querySelector<HTMLElement>('[part="price"]')!;
    const figure = (text: string) => parseFloat(getComputedStyle(view.getByText(text)).fontSize);
    const shown = () => price.innerText.replaceAll(/\s+/g, ' ');
    expect(figure('201 €')).toBeGreaterThan(figure('101 €'));
    expect(shown()).toContain('300 €');
    expect(shown()).not.toContain('150 €');
    view.container.dataset.prices = 'night';
    expect(figure('101 €')).toBeGreaterThan(figure('201 €'));
    expect(shown()).toContain('150 €');
    expect(shown()).not.toContain('300 €');
    for (const words of ['101 € per night', '201 € for 2 nights', '-33%']) expect(shown()).toContain(words);
    const top = (text: string) => view.getByText(text).getBoundingClientRect().top;
    expect(top('101 €')).toBeLessThan(top('201 €'));
  });

  it('one night is told once where the total leads', async () => {
    const view = await show({ offer: plainOffer({ sellPrice: 9000, nights: 1 }) });
    const price = view.container.querySelector<HTMLElement>('[part="price"]')!;
    expect(price.innerText).not.toContain('per night');
    view.container.dataset.prices = 'night';
    expect(price.innerText).toContain('per night');
    expect(price.innerText).toContain('for 1 night');
  });

  it('a gift and an activity lead with the total, whatever stays do', async () => {
    const gift = await show({ offer: voucherOffer({ nights: 2 }), criteria: undated({ flow: 'gifting' }) });
    gift.container.dataset.prices = 'night';
    const sizes = ['strong', 'b'].map((name) =>
      parseFloat(getComputedStyle(gift.container.querySelector(`[part="price"] ${name}`)!).fontSize),
    );
    expect(sizes[0]).toBeGreaterThan(sizes[1]!);
  });

  it('a gift without a night, such as an hour in a spa, tells no night and no price of one', async () => {
    const { nights: _nights, ...hour } = voucherOffer({ sellPrice: 6400, priceType: 'final' });
    const view = await show({ offer: hour, criteria: datedCriteria({ flow: 'gifting' }) });
    expect(textOf(view.container, 'price')).toMatch(/^Total 64\u00a0€\s+2 people$/);
  });

  it('a from price says so and a final price does not [PRICE-11]', async () => {
    const view = await show({ offer: plainOffer({ priceType: 'from' }) });
    expect(view.getByText('from')).toBeVisible();
    await view.rerender(
      inStay(<OfferCard offer={plainOffer({ priceType: 'final' })} criteria={datedCriteria()} href="/" />),
    );
    expect(view.queryByText('from')).toBeNull();
  });

  it('the call to action follows what is sold [CARD-11]', async () => {
    const stay = await show();
    expect(textOf(stay.container, 'action')).toBe('See offer');
    const gift = await show({ offer: voucherOffer(), criteria: undated({ flow: 'gifting' }) });
    expect(textOf(gift.container, 'action')).toBe('See gift');
    const activity = await show({ offer: activityOffer(), criteria: undated({ flow: 'activity' }) });
    expect(textOf(activity.container, 'action')).toBe('See activity');
  });

  it('leads to the other offers of its hotel [CARD-12]', async () => {
    const view = await show({ othersHref: '?hotelId=345' });
    const link = view.getByRole('link', { name: 'See the other offers from this hotel' });
    expect(link).toHaveAttribute('href', '?hotelId=345');
  });

  it('shows an automatic discount only where there is one [CARD-13]', async () => {
    const view = await show({ offer: stayOffer({ autoDiscount: { code: 'X', value: 10 } }) });
    expect(view.getByText('Promo: Save 10% extra')).toBeVisible();
    const { autoDiscount: _discount, ...without } = stayOffer();
    await view.rerender(inStay(<OfferCard offer={without} criteria={datedCriteria()} href="/" />));
    expect(view.queryByText(/Promo/)).toBeNull();
  });

  it('a card without dates does not ask for them, as each of its list would', async () => {
    const offer = activityOffer({ cancellationPolicy: { cancellable: true } });
    const view = await show({ offer, criteria: undated({ flow: 'activity' }) });
    expect(view.container.textContent).not.toContain('Add your dates');
    const stay = await show({ criteria: undated() });
    expect(stay.container.textContent).not.toContain('Add your dates');
  });

  it('says what a stay includes in a line of its own and not over the picture, and an extra discount in its place', async () => {
    const { autoDiscount: _discount, ...offer } = stayOffer();
    const view = await show({ offer });
    expect(view.getByText('Petit-déjeuner compris · Accès au spa')).toBeVisible();
    const badges = view.getByRole('list', { name: 'Good to know' });
    expect(badges.textContent).not.toContain('Petit-déjeuner');
    const promoted = await show();
    expect(promoted.queryByText(/Accès au spa/)).toBeNull();
  });

  it('a refund of a part is told in the colour of other facts, not as good news', async () => {
    const view = await show({ offer: stayOffer() });
    const line = view.getByText(/80% back until 6 juin 2030/);
    const fact = view.getByText(/2 people/);
    expect(getComputedStyle(line).color).toBe(getComputedStyle(fact).color);
  });

  it.each([
    ['on chosen dates', datedCriteria(), {}, 328],
    [
      'on chosen dates, with an extra discount',
      datedCriteria(),
      { autoDiscount: { code: 'X', value: 5 } },
      328,
    ],
    ['without dates', undated(), {}, 304],
    ['without dates, with an extra discount', undated(), { autoDiscount: { code: 'X', value: 5 } }, 304],
  ])(
    'nothing stands empty on a card %s: its text is as high as the place that is kept for it',
    async (_, criteria, changes, height) => {
      const { autoDiscount: _discount, ...offer } = stayOffer();
      const view = await render(
        inStay(
          <OfferCard offer={{ ...offer, ...changes }} criteria={criteria} href="/" othersHref="/others" />,
        ),
      );
      view.container.style.inlineSize = '358px';
      const body = view.container.querySelector<HTMLElement>('h3')!.parentElement!;
      const { paddingTop, paddingBottom } = getComputedStyle(body);
      expect(body.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)).toBeCloseTo(height, 0);
      const perks = body.querySelector('ul')!;
      const score = body.querySelector('[part="score"]')!;
      expect(perks.getBoundingClientRect().top - score.getBoundingClientRect().bottom).toBeLessThan(1);
    },
  );

  it('an experiment takes the automatic discount off the card [EXPERIMENT-02]', async () => {
    const view = await show({ showAutoDiscount: false });
    expect(view.queryByText(/Promo/)).toBeNull();
  });

  it('carries the eco label from eight eco facilities on [CARD-18]', async () => {
    const hotel = stayOffer().hotel;
    const eight = await show({ offer: stayOffer({ hotel: { ...hotel, ecoFacilities: 8 } }) });
    expect(textOf(eight.container, 'eco')).toBe('Eco-friendly');
    const seven = await show({ offer: stayOffer({ hotel: { ...hotel, ecoFacilities: 7 } }) });
    expect(textOf(seven.container, 'eco')).toBeUndefined();
  });
});

describe('the stars of a hotel', () => {
  it('stand in halves, rounded up, and are told once', async () => {
    const view = await show({ offer: stayOffer({ hotel: { ...stayOffer().hotel, stars: 3.2 } }) });
    const stars = view.container.querySelector('[part="stars"]')!;
    expect([stars.clientWidth, stars.clientHeight]).toEqual([64, 16]);
    const { left } = stars.getBoundingClientRect();
    const outlines = [...stars.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
    const places = outlines.map((box) => [box.left - left, box.right - left].map((x) => Math.round(x / 16)));
    // Three full ones in one drawing, then the ground of the half one, and its half.
    expect(places).toEqual([
      [0, 3],
      [3, 4],
      [3, 4],
    ]);
    const [ground, half] = [...stars.querySelectorAll('path')].slice(1).map((path) => getComputedStyle(path));
    expect([ground?.fill, half?.fill === 'none', half?.clipPath]).toEqual([
      'none',
      false,
      'inset(0px 50% 0px 0px)',
    ]);
    expect(view.getByRole('img', { name: /^3[.,]5 / })).toBe(stars);
  });
});

describe('the kinds of card', () => {
  it('are six, each with its own content [CARD-01]', async () => {
    const { container } = await render(
      inStay(
        <>
          <OfferCard kind="normal" offer={stayOffer()} criteria={datedCriteria()} href="/1" />
          <OfferCard kind="gift" offer={voucherOffer()} criteria={undated({ flow: 'gifting' })} href="/2" />
          <CondensedCard offer={stayOffer()} criteria={datedCriteria()} href="/3" />
          <OfferCard
            kind="modification"
            price={<Difference cents={4500} />}
            offer={stayOffer()}
            criteria={datedCriteria()}
            href="/4"
          />
          <OfferCard
            kind="activity"
            offer={activityOffer()}
            criteria={undated({ flow: 'activity' })}
            href="/5"
          />
          <OfferCard kind="hotel" offer={stayOffer()} criteria={datedCriteria({ flow: 'hotel' })} href="/6" />
        </>,
      ),
    );
    const card = (kind: string) => container.querySelector<HTMLElement>(`[data-kind="${kind}"]`)!;
    expect(card('normal').textContent).toContain('129\u00a0€ per night');
    expect(card('gift').textContent).toContain('Valid for 12 months');
    expect(card('condensed').querySelectorAll('[part="thumbnail"]')).toHaveLength(0);
    expect(card('condensed').getBoundingClientRect().height).toBeLessThan(
      card('normal').getBoundingClientRect().height / 2,
    );
    expect(card('modification').textContent).toContain('Supplement to pay');
    expect(card('activity').textContent).toContain('49\u00a0€ per person');
    expect(card('hotel').querySelector('h3')?.textContent).toBe('Hôtel des Trois Rives');
  });

  it('a modification card shows what is to pay or to get back [CARD-02]', async () => {
    const more = await show({ kind: 'modification', price: <Difference cents={4500} /> });
    expect(more.getByText('Supplement to pay').parentElement?.textContent).toBe('Supplement to pay45\u00a0€');
    const less = await show({ kind: 'modification', price: <Difference cents={-3000} /> });
    expect(less.getByText('Amount refunded').parentElement?.textContent).toBe('Amount refunded30\u00a0€');
  });
});

/** The real pointer may rest where the card appears, and a card that somebody is on stands still. */
const standAside = async () => {
  const beside = await render(<p>Beside the card</p>);
  await beside.user.hover(beside.getByText('Beside the card'));
};

describe('the pictures of a card', () => {
  const images = (count: number) => Array.from({ length: count }, (_, index) => `/api/images/p${index}`);
  const thumbnails = (container: HTMLElement) => container.querySelectorAll('[part="thumbnail"]');

  it.each([
    [3, 0, 1],
    [4, 4, 4],
    [7, 4, 4],
  ])('of %i pictures %i are thumbnails [CARD-03] [CARD-04]', async (count, small, large) => {
    const view = await show({ offer: stayOffer({ imageUrl: images(1)[0]!, images: images(count) }) });
    const pictures = view.container.querySelector('[part="gallery"]')!;
    await view.user.hover(pictures);
    await vi.waitFor(() => expect(thumbnails(view.container)).toHaveLength(small));
    expect(view.container.querySelectorAll('[part="gallery"] a img')).toHaveLength(large);
  });

  it('after the first are made when somebody comes near, and have their room before', async () => {
    await standAside();
    const view = await show();
    const gallery = view.getByRole('group', { name: 'Photos of Hôtel des Trois Rives' });
    expect(gallery.children).toHaveLength(1);
    // The marks at rest stand over the picture, which is positioned, and their ground with them.
    for (const mark of ['::before', '::after'])
      expect(getComputedStyle(gallery.parentElement!, mark).zIndex).toBe('1');
    // The first swipe finds where to go.
    expect(gallery.scrollWidth).toBe(4 * gallery.clientWidth);
    await act(() => void gallery.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    await act(() => void gallery.parentElement?.dispatchEvent(new PointerEvent('pointerenter')));
    await vi.waitFor(() => expect(gallery.children).toHaveLength(4));
    expect(gallery.scrollWidth).toBe(4 * gallery.clientWidth);
  });

  it('are moved by the arrow keys, and said', async () => {
    const view = await show();
    const gallery = view.getByRole('group', { name: 'Photos of Hôtel des Trois Rives' });
    await act(() => gallery.focus());
    await view.findByRole('button', { name: 'Next photo', hidden: true });
    await view.user.keyboard('{ArrowRight}');
    await view.findByText('Photo 2 of 4');
    await vi.waitFor(() => expect(gallery.scrollLeft).toBeCloseTo(gallery.clientWidth, 0));
    await view.user.keyboard('{ArrowLeft}');
    await view.findByText('Photo 1 of 4');
  });

  it('keep their place before they arrive, so that nothing jumps', async () => {
    const view = await show();
    const image = view.container.querySelector('[part="gallery"] img')!;
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '360']);
    const { width, height } = view.container.querySelector('[part="gallery"]')!.getBoundingClientRect();
    expect(width / height).toBeCloseTo(1.5, 1);
  });
});

describe('the badges of a card', () => {
  const shown = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-shown]')].map((badge) => badge.getAttribute('data-shown'));

  it('are two of the five that an offer could have [BADGE-01]', async () => {
    const view = await show();
    expect(view.getByRole('list', { name: 'Good to know' }).children).toHaveLength(2);
  });

  it('take turns every three seconds, one alone stays [BADGE-05]', async () => {
    await standAside();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const view = await show();
    expect(shown(view.container)).toEqual(['true', 'false']);
    await act(() => void vi.advanceTimersByTime(2999));
    expect(shown(view.container)).toEqual(['true', 'false']);
    await act(() => void vi.advanceTimersByTime(1));
    expect(shown(view.container)).toEqual(['false', 'true']);

    const link = view.getByRole('link', { name: /^Une nuit au bord du lac, / });
    await act(() => link.focus({ preventScroll: true }));
    await act(() => void vi.advanceTimersByTime(6000));
    expect(shown(view.container)).toEqual(['false', 'true']);
    await act(() => link.blur());
    await act(() => void vi.advanceTimersByTime(3000));
    expect(shown(view.container)).toEqual(['true', 'false']);

    const {
      expiration: _e,
      lastMinute: _l,
      availableRooms: _r,
      headwords: _h,
      marketingLabels: _m,
      ...one
    } = stayOffer();
    const alone = await show({ offer: one });
    await act(() => void vi.advanceTimersByTime(3000));
    expect(shown(alone.container)).toEqual(['true']);
  });

  it('stand still behind a dialog that took the page over, and go on after it', async () => {
    await standAside();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const view = await show();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await act(() => void vi.advanceTimersByTime(7000));
    expect(shown(view.container)).toEqual(['true', 'false']);
    dialog.remove();
    await act(() => void vi.advanceTimersByTime(3000));
    expect(shown(view.container)).toEqual(['false', 'true']);
  });

  it('change over half a second, and at once under reduced motion [BADGE-06]', async () => {
    const view = await show();
    const badge = view.container.querySelector('[data-shown]')!;
    const durations = declared(badge, 'transition-duration');
    expect(durations).toContainEqual(['', '500ms']);
    expect(durations).toContainEqual(['(prefers-reduced-motion: reduce)', '0s']);
    expect(getComputedStyle(badge).transitionDuration).toBe('0s');
  });
});

describe('choosing a card', () => {
  it('a card with the new-tab flag opens a new tab [ROUTE-19]', async () => {
    const view = await show({ newTab: true });
    expect(view.getByRole('link', { name: /^Une nuit au bord du lac, / })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('the whole card is its link, but its heart is not [WISHLIST-01]', async () => {
    const onSelect = vi.fn((event) => event.preventDefault());
    const onToggle = vi.fn();
    const view = await show({ onSelect, heart: <Heart name="X" wished={false} onToggle={onToggle} /> });
    view.getByText('See offer').scrollIntoView({ block: 'center' });
    const action = view.getByText('See offer').getBoundingClientRect();
    const link = document.elementFromPoint(action.x + action.width / 2, action.y + action.height / 2);
    expect(link).toBe(view.getByRole('link', { name: /^Une nuit au bord du lac, / }));
    await view.user.click(link!);
    expect(onSelect).toHaveBeenCalledTimes(1);
    await view.user.click(view.getByRole('button', { name: /wishlist/ }));
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(onSelect).toHaveBeenCalledTimes(1);
    const without = await show();
    expect(without.queryByRole('button', { name: /wishlist/ })).toBeNull();
  });
});
