import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { serverStay } from '../../framework/island-page.ts';
import { LANDING_WRAPPER_DEFAULT, type BlockItem } from '@staykit/core/content/block.ts';
import { PROMO_COLUMNS_DEFAULT, promoColumns } from '@staykit/core/content/block-columns.ts';
import { toCta } from '@staykit/core/content/cta.ts';
import { boxColumns } from '@staykit/core/gift/box/box-columns.ts';
import { boxDiscountPercent } from '@staykit/core/gift/box/box-discount.ts';
import { toBox } from '@staykit/core/gift/box/box.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { SafeText } from '../content/safe-text.tsx';
import { BoxPriceLine } from '../../shell/gift/box-price.tsx';
import * as S from '../layout/page.styles.ts';
import { PricedAt } from '../layout/priced-at.tsx';
import { StayTile } from '../layout/stay-tile.tsx';
import { addressOf } from '../../framework/request/address-of.ts';
import { BlockCta, BlockPicture, Painted, Subtitle, TimeLeft, type BlockRequest } from './block-parts.tsx';
import * as B from './blocks.styles.ts';
import type { LoadedBlock } from './load-blocks.ts';

interface BlocksProps {
  request: BlockRequest;
  blocks: readonly LoadedBlock[];
  /** The first jumbotron has the page's `h1`. */
  titled?: boolean;
  /** Each block says how wide it is, as those of landing pages do. [LANDING-08] */
  wrapped?: boolean;
  /** How large the pictures of stays are. Default: small. */
  pictures?: 'small' | 'large';
}

/** The blocks of a page, in their order; a kind that is not known shows nothing. [HOME-06] [LANDING-05] */
export function ContentBlocks({ request, blocks, titled = false, wrapped, pictures = 'small' }: BlocksProps) {
  const first = blocks.findIndex(({ block: { kind } }) => kind === 'JumbotronPromo');
  return (
    <>
      {blocks.map((loaded, index) => (
        <Framed
          key={index}
          {...loaded}
          request={request}
          pictures={pictures}
          heading={titled && index === first ? 'h1' : 'h2'}
          {...(wrapped && { wrapped })}
        />
      ))}
    </>
  );
}

interface BlockProps extends LoadedBlock {
  request: BlockRequest;
  heading: 'h1' | 'h2';
  pictures: 'small' | 'large';
}

/** A block in its width and on its colours. [LANDING-06] [LANDING-08] */
function Framed({ wrapped, ...props }: BlockProps & { wrapped?: boolean }) {
  const { colorPalette, wrapper = LANDING_WRAPPER_DEFAULT } = props.block;
  const block = (
    <Painted palette={colorPalette}>
      <Block {...props} />
    </Painted>
  );
  return wrapped && wrapper !== 'none' ? <B.Wrapper data-wrapper={wrapper}>{block}</B.Wrapper> : block;
}

function Block(props: BlockProps) {
  const { block, offers, request, heading: Heading, pictures } = props;
  const { prefix } = request.address;
  switch (block.kind) {
    case 'TopBar':
      return <B.Bar>{block.title}</B.Bar>;
    case 'jumbotron':
    case 'JumbotronPromo':
      return (
        <S.Section>
          <B.Story>
            {block.images && (
              <BlockPicture request={request} images={block.images} eager={Heading === 'h1'} size="medium" />
            )}
            <div>
              <Heading>{block.title}</Heading>
              <Subtitle text={block.subtitle} />
              {block.countdown && <TimeLeft request={request} end={block.countdown.end} />}
              <BlockCta request={request} cta={block.cta} />
            </div>
          </B.Story>
        </S.Section>
      );
    case 'article':
      return (
        <S.Section>
          <B.Story>
            {block.images && <BlockPicture request={request} images={block.images} />}
            <div>
              {block.title && <h2>{block.title}</h2>}
              <SafeText html={block.html ?? ''} prefix={prefix} />
              <BlockCta request={request} cta={block.cta} />
            </div>
          </B.Story>
        </S.Section>
      );
    case 'banner':
    case 'relatedBanner':
    case 'TargetedBanner':
      return block.title ? (
        <S.GiftBand>
          <div>
            <h2>{block.title}</h2>
            <Subtitle text={block.subtitle} />
          </div>
          <BlockCta request={request} cta={block.cta} />
        </S.GiftBand>
      ) : null;
    case 'mainValueProposition':
    case 'MainUSP':
      return (
        <Headed {...props}>
          <S.Facts>
            {block.items?.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                {text && <dd>{text}</dd>}
              </div>
            ))}
          </S.Facts>
        </Headed>
      );
    case 'categories':
      return (
        <Headed {...props}>
          <S.Choices {...(pictured(block) && { 'data-pictured': '' })}>
            {block.items?.map(({ title, cta, images }) => (
              <li key={title}>
                <a href={addressOf(toCta(cta)?.url ?? '/', request)}>
                  {images && pictured(block) ? (
                    <>
                      {/* The title names the link. */}
                      <BlockPicture request={request} images={{ ...images, alt: '' }} />
                      <span>{title}</span>
                    </>
                  ) : (
                    title
                  )}
                </a>
              </li>
            ))}
          </S.Choices>
        </Headed>
      );
    case 'marketingBlock':
    case 'PromoCards':
      return (
        <Headed {...props}>
          <S.Tiles data-row="" data-count={columnsOf(block)}>
            {block.items?.map((item) => (
              <li key={item.title}>
                <Card request={request} item={item} />
              </li>
            ))}
          </S.Tiles>
        </Headed>
      );
    case 'boxes':
    case 'boxesByCode':
    case 'BestBoxes':
      return <Boxes {...props} />;
    case 'topSearchResults':
    case 'TopSearchResults':
      return (
        <Headed {...props}>
          <PricedAt request={request} />
          <StayContext.Provider value={serverStay(request)}>
            <S.Tiles data-row="">
              {offers.map((offer) => (
                <li key={offer.id}>
                  <StayTile
                    {...request}
                    offer={offer}
                    criteria={emptyCriteria(flowOf(block.search?.type))}
                    scored
                    pictureSize={pictures}
                  />
                </li>
              ))}
            </S.Tiles>
          </StayContext.Provider>
        </Headed>
      );
    default:
      return null;
  }
}

/** Whether every item has a picture: a row of some with and some without would be ragged. */
function pictured({ items = [] }: BlockProps['block']): boolean {
  return items.every(({ images }) => images !== undefined);
}

/** A block with its heading, its line of words and its link. An absent title leaves no empty heading. [LANDING-06] */
function Headed({ block, request, children }: BlockProps & { children: React.ReactNode }) {
  return (
    <S.Section>
      {block.title && (
        <S.SectionHead>
          <h2>{block.title}</h2>
          <BlockCta request={request} cta={block.cta} />
        </S.SectionHead>
      )}
      {block.subtitle && (
        <B.Lead>
          <Subtitle text={block.subtitle} />
        </B.Lead>
      )}
      {children}
    </S.Section>
  );
}

function Card({ request, item: { title, text, images, cta } }: { request: BlockRequest; item: BlockItem }) {
  const link = toCta(cta);
  return (
    <S.Tile>
      {images && <BlockPicture request={request} images={{ ...images, alt: '' }} size="small" />}
      <div>
        <h3>{link ? <a href={addressOf(link.url, request)}>{title}</a> : title}</h3>
        {text && <p>{text}</p>}
      </div>
    </S.Tile>
  );
}

function Boxes(props: BlockProps) {
  const { block, request } = props;
  const boxes = (block.boxes ?? []).flatMap((wire) => toBox(wire) ?? []);
  if (boxes.length === 0) return null;
  return (
    <Headed {...props}>
      <S.Tiles data-row="" data-count={boxColumns(boxes.length)}>
        {boxes.map(({ id, title, description, imageUrl, link, sellPrice, referencePrice }) => (
          <li key={id}>
            <S.Tile>
              {imageUrl && (
                <BlockPicture request={request} images={{ large: imageUrl, small: imageUrl, alt: '' }} />
              )}
              <div>
                <h3>{link ? <a href={addressOf(link.url, request)}>{title}</a> : title}</h3>
                {description && <p>{description}</p>}
                <p data-price="">
                  <BoxPriceLine
                    price={{ sellPrice, ...discountOf(sellPrice, referencePrice) }}
                    locale={request.locale}
                    t={request.t}
                  />
                </p>
              </div>
            </S.Tile>
          </li>
        ))}
      </S.Tiles>
    </Headed>
  );
}

/** Columns of a block of cards: as many as it has, three at least. [HOME-10] */
function columnsOf({ kind, items = [] }: LoadedBlock['block']): number {
  const wanted = Math.max(items.length, PROMO_COLUMNS_DEFAULT);
  return promoColumns(kind === 'PromoCards' ? 'ctaCards' : 'marketing', wanted);
}

/** What a box cost before its promotion, and how much less that is. [HOME-11] */
function discountOf(sellPrice: number, referencePrice: number | undefined) {
  const promo = referencePrice === undefined ? undefined : boxDiscountPercent(referencePrice, sellPrice);
  return referencePrice === undefined || promo === undefined ? {} : { referencePrice, promo };
}

function flowOf(type: 'stay' | 'gift' | 'activity' | undefined): SearchFlow {
  if (type === 'gift') return 'gifting';
  return type === 'activity' ? 'activity' : 'booking';
}
