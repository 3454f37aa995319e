import { styled } from 'styled-components';
import { shop } from '@staykit/core/market/shop.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { token } from '@staykit/themes/token.ts';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import { GiftArt } from './gift-art.tsx';

interface GiftCardProps {
  t: Translate;
  design: GiftDesign;
  /** The amount of a card, or what is given. */
  worth: string;
  to?: string | undefined;
  message?: string | undefined;
  from?: string | undefined;
}

/** A gift as its recipient sees it: the picture, what it is, and the words of the giver. */
export function GiftCard({ t, design, worth, to = '', message = '', from = '' }: GiftCardProps) {
  const [name, words, giver] = [to.trim(), message.trim(), from.trim()];
  return (
    <Card>
      <GiftArt design={design} />
      <div>
        <span data-kicker="">{name === '' ? t('voucher.title') : t('gift.card.to', { name })}</span>
        <strong>{worth}</strong>
        {words !== '' && <q>{words}</q>}
        <span data-foot="">
          <span>{giver !== '' && t('voucher.from', { name: giver })}</span>
          <span>{shop().name}</span>
        </span>
      </div>
    </Card>
  );
}

const Card = styled.div`
  overflow: hidden;
  border: ${token('size.line')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.float')};

  svg {
    aspect-ratio: 2;
  }
  > div {
    display: grid;
    gap: ${token('space.8')};
    padding: ${token('space.16')} ${token('space.24')};
  }
  [data-kicker] {
    color: ${token('color.gift')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-bold')};
    overflow-wrap: anywhere;
  }
  strong {
    font-family: ${token('type.family-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
    overflow-wrap: anywhere;
  }
  q {
    font-style: italic;
    overflow-wrap: anywhere;
    quotes: none;
    white-space: pre-line;
  }
  [data-foot] {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.16')};
    margin-top: ${token('space.8')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    overflow-wrap: anywhere;
  }
`;
