import { useEffect, useMemo, useState } from 'react';
import type { Track } from '@staykit/analytics/track.ts';
import type { ContentClient } from '@staykit/client/content/create-content-client.ts';
import type { GiftBlock } from '@staykit/core/content/gift-content.ts';
import { MISSING_BLOCK_CONTENT, type MissingBlockContent } from '@staykit/core/content/missing-block.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createTranslate, type Messages } from '@staykit/messages/translate.ts';
import { Drawer } from '@staykit/ui/primitives/drawer/drawer.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import {
  iconActivity,
  iconBed,
  iconChevronRight,
  iconGift,
  iconTag,
} from '@staykit/ui/primitives/icon/icons.ts';
import { Skeleton } from '@staykit/ui/primitives/skeleton/skeleton.tsx';
import { Choice, Choices, Lead, Picture, Received } from './gift-campaign.styles.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { Root } from './gift-drawer.styles.ts';

export interface GiftCampaignProps {
  client: Pick<ContentClient, 'giftBlock'>;
  locale: Locale;
  /** Texts of the locale: the namespaces common, gift. */
  messages: Messages;
  open: boolean;
  onClose: () => void;
  /** The target of a content link from this page. */
  addressOf?: (url: string) => string;
  /** Origin of pictures; '' where they are the page's own. */
  assetBase?: string;
  /** What analytics are told. */
  track?: Track;
  /** MISSING_BLOCK_CONTENT: what stands for a campaign that is missing. [SERROR-06] */
  missing?: MissingBlockContent;
  /** There is no campaign to show: the page leads to its gifts instead. */
  onNone?: () => void;
}

/** What can be given, the address of each in the content, and its sign. [GIFTDRAWER-03] */
const GIFTS = [
  ['box', 'boxURL', iconGift],
  ['singleVoucher', 'singleVoucherURL', iconBed],
  ['giftcard', 'giftcardURL', iconTag],
  ['activityOnly', 'activityOnlyURL', iconActivity],
] as const;

/** Up to this width the small picture of the campaign is shown. [GIFTDRAWER-02] */
const NARROW = '(max-width: 767px)';

/** The drawer of the gift icon: the campaign of the locale, and what can be given. [GIFTDRAWER-02..04] [GIFTDRAWER-08] */
export function GiftCampaign(props: GiftCampaignProps) {
  const { client, locale, messages, open, onClose, addressOf = (url) => url, assetBase = '', track } = props;
  const { missing = MISSING_BLOCK_CONTENT } = props;
  const t = useMemo(() => createTranslate(locale, messages), [locale, messages]);
  const [block, setBlock] = useState<GiftBlock>();
  const [missed, setMissed] = useState(false);
  const tellNone = useEvent(() => props.onNone?.());
  useEffect(() => {
    if (!open || block) return;
    const call = new AbortController();
    // The client answers a failure with nothing.
    void client.giftBlock({ signal: call.signal }).then((answer) => {
      if (call.signal.aborted) return;
      setMissed(!answer);
      if (answer) setBlock(answer);
      else tellNone();
    });
    return () => call.abort();
  }, [client, open, block, tellNone]);
  if (!block) {
    if (missed && (props.onNone || missing === 'nothing')) return null;
    return (
      <Drawer
        open={open}
        onClose={onClose}
        title={t('gift.personalise')}
        closeLabel={t('common.close')}
        side="right"
      >
        <Root data-placeholder="" aria-busy={!missed}>
          {(['title', 'text', 'button', 'button', 'button'] as const).map((shape, at) => (
            <Skeleton key={`${at} ${shape}`} shape={shape} />
          ))}
        </Root>
      </Drawer>
    );
  }
  const { title, subtitle, imageS, imageL, campaign = '', category = '' } = block;
  const small = imageS ?? imageL;
  const large = imageL ?? imageS;
  return (
    <Drawer open={open} onClose={onClose} title={title} closeLabel={t('common.close')} side="right">
      <Root>
        {small !== undefined && large !== undefined && (
          <Picture>
            <source media={NARROW} srcSet={pictureOf(small, assetBase)} />
            <img src={pictureOf(large, assetBase)} alt="" width={640} height={360} />
          </Picture>
        )}
        {subtitle !== undefined && <Lead>{subtitle}</Lead>}
        <Choices>
          {GIFTS.map(([name, key, icon]) => {
            const url = block[key];
            if (url === undefined) return null;
            return (
              <li key={name}>
                <Choice
                  href={addressOf(url)}
                  onClick={() => track?.('select_promotion', { campaign, category })}
                >
                  <Icon of={icon} />
                  <span>
                    <strong>{t(`gift.campaign.${name}`)}</strong>
                    <small>{t(`gift.campaign.${name}Text`)}</small>
                  </span>
                  <Icon of={iconChevronRight} size={20} />
                </Choice>
              </li>
            );
          })}
        </Choices>
        <Received
          href={addressOf(GIFT_LINKS.beneficiaryLogin)}
          target="_blank"
          rel="noopener"
          title={t('common.newTab')}
        >
          {t('gift.campaign.received')}
        </Received>
      </Root>
    </Drawer>
  );
}

/** An address of a picture, or its name among the pictures of the shop. */
function pictureOf(image: string, assetBase: string): string {
  if (/^https?:/.test(image)) return image;
  return image.startsWith('/') ? assetBase + image : `${assetBase}/api/images/${image}/small.avif`;
}
