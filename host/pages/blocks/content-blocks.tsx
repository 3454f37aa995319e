import type { BlockItem } from '../../../widgets/core/content/block.ts';
import { toCta } from '../../../widgets/core/content/cta.ts';
import { toBox } from '../../../widgets/core/gift/box.ts';
import { formatMoney } from '../../../widgets/core/price/money.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import { SafeText } from '../content/safe-text.tsx';
import * as S from '../page.styles.ts';
import { StayTile } from '../stay-tile.tsx';
import { addressOf, BlockCta, BlockPicture, type BlockRequest } from './block-parts.tsx';
import * as B from './blocks.styles.ts';
import type { LoadedBlock } from './load-blocks.ts';

interface BlocksProps {
  request: BlockRequest;
  blocks: readonly LoadedBlock[];
  /** The first jumbotron holds the title of the page. */
  titled?: boolean;
}

/** The blocks of a page, in their order; a kind that is not known shows nothing. [HOME-06] [LANDING-05] */
export function ContentBlocks({ request, blocks, titled = false }: BlocksProps) {
  const first = blocks.findIndex(({ block: { kind } }) => kind === 'JumbotronPromo');
  return (
    <>
      {blocks.map((loaded, index) => (
        <Block key={index} {...loaded} request={request} heading={titled && index === first ? 'h1' : 'h2'} />
      ))}
    </>
  );
}

interface BlockProps extends LoadedBlock {
  request: BlockRequest;
  heading: 'h1' | 'h2';
}

function Block(props: BlockProps) {
  const { block, offers, request, heading: Heading } = props;
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
              <BlockPicture request={request} images={block.images} eager={Heading === 'h1'} />
            )}
            <div>
              <Heading>{block.title}</Heading>
              {block.subtitle && <p>{block.subtitle}</p>}
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
            {block.subtitle && <p>{block.subtitle}</p>}
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
          <S.Choices>
            {block.items?.map(({ title, cta }) => {
              const link = toCta(cta);
              return (
                <li key={title}>
                  <a href={addressOf(link?.url ?? '/', request)}>{title}</a>
                </li>
              );
            })}
          </S.Choices>
        </Headed>
      );
    case 'marketingBlock':
    case 'PromoCards':
      return (
        <Headed {...props}>
          <S.Tiles data-row="">
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
          <S.Tiles data-row="">
            {offers.map((offer) => (
              <li key={offer.id}>
                <StayTile {...request} offer={offer} criteria={emptyCriteria(flowOf(block.search?.type))} />
              </li>
            ))}
          </S.Tiles>
        </Headed>
      );
    default:
      return null;
  }
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
      {block.subtitle && <B.Lead>{block.subtitle}</B.Lead>}
      {children}
    </S.Section>
  );
}

function Card({ request, item: { title, text, images, cta } }: { request: BlockRequest; item: BlockItem }) {
  const link = toCta(cta);
  return (
    <S.Tile>
      {images && <BlockPicture request={request} images={{ ...images, alt: '' }} />}
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
      <S.Tiles>
        {boxes.map(({ id, title, description, imageUrl, link, sellPrice }) => (
          <li key={id}>
            <S.Tile>
              {imageUrl && (
                <BlockPicture request={request} images={{ large: imageUrl, small: imageUrl, alt: '' }} />
              )}
              <div>
                <h3>{link ? <a href={addressOf(link.url, request)}>{title}</a> : title}</h3>
                {description && <p>{description}</p>}
                <p data-price="">
                  <strong>{formatMoney(sellPrice, request.locale)}</strong>
                </p>
              </div>
            </S.Tile>
          </li>
        ))}
      </S.Tiles>
    </Headed>
  );
}

function flowOf(type: 'stay' | 'gift' | 'activity' | undefined): SearchFlow {
  if (type === 'gift') return 'gifting';
  return type === 'activity' ? 'activity' : 'booking';
}
