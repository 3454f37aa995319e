import type { Room } from '@staykit/core/offer/room.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconBed, iconEnlarge, iconUsers } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { capacityText } from './capacity-text.ts';
import { Facts } from './room-card.styles.ts';

/** For how many a room is, who sleeps where, and how large it is; what nobody told takes no line. [ROOM-08] */
export function RoomFacts({ room }: { room: Room }) {
  const { t } = useStay();
  const { bedding, size } = room;
  const people = capacityText(room, t);
  const facts = [
    ...(people === undefined ? [] : [[iconUsers, people] as const]),
    ...(bedding === undefined ? [] : [[iconBed, bedding] as const]),
    ...(size === undefined ? [] : [[iconEnlarge, t('product.roomSize', { size })] as const]),
  ];
  return (
    <Facts>
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} size={16} />
          {text}
        </li>
      ))}
    </Facts>
  );
}
