import * as z from 'zod';
import { BANNER_PAGES } from '@staykit/core/content/announcement.ts';
import { ANNOUNCEMENT_COLORS } from '@staykit/values/content/banner.ts';
import { MENU_LEVELS, type MenuNode } from '@staykit/core/content/menu.ts';
import { PROMO_LINK_VARIATIONS } from '@staykit/values/content/banner.ts';
import { IMAGE_POSITIONS } from '@staykit/values/content/banner.ts';
import { BANNER_FLOWS, SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { homeBlock, landingBlock, links } from './blocks.ts';
import { address, cta, flag, oneOf, palette, picture, seo, strict, text, whole } from './parts.ts';

const list = <Item extends z.core.$ZodType>(item: Item, of: string) =>
  z.array(item, { error: `a list of ${of}` });
const footer = { footerLegal: text(2_000).optional(), footerContact: text(300).optional() };

const homeContent = strict({ seo: seo(), blocks: list(homeBlock, 'blocks'), ...footer });

/** `home.json`: the home page by flow. [HOME-01] */
export const homeFile = strict(
  Object.fromEntries(SEARCH_FLOWS.map((flow) => [flow, homeContent.optional()])) as Record<
    (typeof SEARCH_FLOWS)[number],
    z.ZodOptional<typeof homeContent>
  >,
);

const announcement = {
  content: text(300),
  title: text(80).optional(),
  url: address().optional(),
  colorVariation: oneOf(ANNOUNCEMENT_COLORS).optional(),
};
const place = { page: oneOf(BANNER_PAGES).optional(), flow: oneOf(SEARCH_FLOWS).optional() };
const withLink = <Said extends { url?: string | undefined }>({ url, ...said }: Said) => ({
  ...said,
  ...(url !== undefined && { link: { url } }),
});

/** `announcements.json`: announcements with their pages; the first match is shown. [SENTITY-05] */
export const announcementsFile = list(
  strict({ ...announcement, ...place }).transform(withLink),
  'announcements',
);

/** `promo-bars.json`. [SENTITY-02] */
export const promoBarsFile = list(
  strict({
    internalCode: text(60),
    campaign: text(60).optional(),
    category: text(60).optional(),
    ...place,
    links: list(
      strict({
        label: text(100),
        url: address(),
        newTab: flag().optional(),
        variation: oneOf(PROMO_LINK_VARIATIONS).optional(),
      }),
      'links',
    ).min(1, 'at least one link'),
    colorPalette: palette().optional(),
  }),
  'promo bars',
);

const placeId = () => text(20).regex(/^\d+$/, 'the id of a place, in quotes').exactOptional();
const ruleCta = () => strict({ label: text(60), url: address() }).optional();

/** Conditions of a targeted banner; `booking` is a flow of the search that banners do not have. [SENTITY-04] */
const bannerRules = strict({
  page: oneOf(BANNER_PAGES).optional(),
  flow: oneOf(BANNER_FLOWS).optional(),
  department: placeId(),
  city: placeId(),
  country: placeId(),
  region: placeId(),
  displayBannerWithThisThematic: whole(1, 9_999).optional(),
  isLessThanTwoHours: flag().optional(),
  cta1: ruleCta(),
  cta2: ruleCta(),
  cta3: ruleCta(),
});

/** `targeted-banners.json`: the first match is shown. [SENTITY-03] */
export const targetedBannersFile = list(
  strict({
    title: text(120),
    subtitle: text(300).optional(),
    imageUrl: picture('large').optional(),
    imageMobile: picture('small').optional(),
    imagePosition: oneOf(IMAGE_POSITIONS).optional(),
    imageAlt: text(160).optional(),
    ctas: list(cta(), 'calls to action').optional(),
    url: address().optional(),
    newTab: flag().optional(),
    category: text(60).optional(),
    campaign: text(60).optional(),
    rules: bannerRules.optional(),
  }),
  'banners',
);

/** `gift-block.json`: the gift drawer, and the film about gifts. [PRODUCT-34] */
export const giftBlockFile = strict({
  title: text(120),
  subtitle: text(300).optional(),
  imageS: picture('small').optional(),
  imageL: picture('large').optional(),
  boxURL: address().optional(),
  singleVoucherURL: address().optional(),
  giftcardURL: address().optional(),
  activityOnlyURL: address().optional(),
  howItWorksVideo: address().optional(),
  campaign: text(60).optional(),
  category: text(60).optional(),
});

/** `box-block.json`: the boxes among the results of a search. [SENTITY-06] */
export const boxBlockFile = strict({
  id: text(60),
  containerId: text(60),
  title: text(120),
  subtitle: text(300).optional(),
  colorPalette: palette().optional(),
  cta: cta().optional(),
  campaign: text(60).optional(),
  category: text(60).optional(),
  codes: list(text(30), 'codes of boxes').min(1, 'at least one code'),
});

const weekTheme = strict({
  themaTitle: text(80),
  description: text(300).exactOptional(),
  weekendUrl: address(),
});

/** A menu link with its children, except on the last level. [MENU-09] [SENTITY-09] */
function menuNode(levels: number): z.ZodType<MenuNode> {
  const fields = {
    _id: text(60),
    label: text(60),
    uri: address().exactOptional(),
    location: placeId(),
    variant: oneOf(['highlight']).exactOptional(),
    count: whole(0, 1_000_000).exactOptional(),
    theme: weekTheme.exactOptional(),
  };
  return levels > 1
    ? strict({ ...fields, children: list(menuNode(levels - 1), 'links').exactOptional() })
    : strict(fields);
}

/** Links to the shop's other sites. [MENU-03] [MENU-04] [FOOTER-01] */
const shopLinks = strict({
  social: list(strict({ network: text(30), url: address() }), 'networks').optional(),
  helpSite: address().optional(),
  careers: address().optional(),
  giftLogin: address().optional(),
});

/** `menu.json`. [SAPI-15] */
export const menuFile = strict({
  nodes: list(menuNode(MENU_LEVELS), 'links'),
  theme: weekTheme.optional(),
  links: shopLinks.optional(),
});

/** `ideas.json`. [SENTITY-10] */
export const ideasFile = strict({
  title: text(120),
  intro: text(600),
  sections: list(
    strict({
      title: text(120),
      intro: text(400).optional(),
      ideas: list(strict({ label: text(80), url: address(), cover: picture('small') }), 'ideas'),
    }),
    'sections',
  ),
  regions: links(),
});

/** `landing-groups.json`: lists of links to landing pages. [LANDING-09] */
export const landingGroupsFile = list(strict({ title: text(60), links: links() }), 'groups of links');

/** `box-listing.json`: texts around the list of boxes, and its metadata. [BOXLIST-04] [BOXLIST-05] */
export const boxListingFile = strict({
  seo: strict({ title: text(70), description: text(200) }),
  texts: list(strict({ title: text(120), text: text(1_500) }), 'texts'),
  groups: landingGroupsFile,
});

/** `landing/<slug>.json`. [LANDING-03] [LANDING-04] */
export const landingFile = strict({
  seo: seo(),
  announcement: strict(announcement).transform(withLink).optional(),
  header: flag().default(true),
  footer: flag().default(true),
  ...footer,
  blocks: list(landingBlock, 'blocks').min(1, 'at least one block'),
});
