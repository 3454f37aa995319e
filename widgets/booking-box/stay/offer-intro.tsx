import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Picture } from '@staykit/ui/components/gallery/picture.tsx';
import { Skeleton } from '@staykit/ui/primitives/skeleton/skeleton.tsx';
import type { BookingPartProps } from '../use-booking-box.ts';

/** As tall before the offer is known as after it: what stands below stays where it is. */
const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};

  > :first-child {
    overflow: hidden;
    margin-bottom: ${token('space.12')};
    border-radius: ${token('radius.control')};
    aspect-ratio: 16 / 9;
    background: ${token('color.skeleton')};
  }
  > p {
    height: 1.5em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > p:nth-child(2) {
    color: ${token('color.text')};
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
  }
`;

/** What is booked, above its price: the picture, the hotel, its place and the name of the offer. */
export function OfferIntro({ box: { product } }: BookingPartProps) {
  const hotel = product?.hotel;
  const line = (text: string | undefined) => (
    <p {...(text !== undefined && { title: text })}>{product ? text : <Skeleton shape="text" />}</p>
  );
  return (
    <Intro part="offer" data-section="offer">
      <div>{product && <Picture src={product.imageUrl ?? ''} alt="" />}</div>
      {line(hotel?.label)}
      {line(hotel?.location?.label)}
      {line(product?.label)}
    </Intro>
  );
}
