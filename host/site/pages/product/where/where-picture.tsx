import type { Locale } from '@staykit/values/market/locale.ts';
import { formatKm } from '@staykit/core/search/map/nearby/format-km.ts';
import { isSigned, townLabels } from '@staykit/ui/components/map/base-map/town-labels.ts';
import { metresOfPixel, worldPixel } from '@staykit/ui/components/map/clusters.ts';
import { landIn } from './coast.ts';
import type { Where } from './where-of.ts';
import * as S from './where.styles.ts';

/** The drawing in its own units: on a screen it is about as many px wide. */
const WIDTH = 400;
const HEIGHT = 300;
/** Metres of a unit: the drawing is 14 km wide. */
const METRES_OF_UNIT = 35;
/** Circles around the hotel, in km. */
const CIRCLES = [1, 3];
/** Drawn beyond its edge: a line along the cut of the land is not to be seen. */
const BEYOND = 4;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A map of the surroundings of a hotel, drawn by the server: it says nothing that the list beside it does not. */
export function WherePicture({
  where: { at, base, coast, distances, places },
  locale,
}: {
  where: Where;
  locale: Locale;
}) {
  const zoom = Math.log2(metresOfPixel(at.lat) / METRES_OF_UNIT);
  const scale = 2 ** zoom;
  const middle = worldPixel(at);
  const corner = { x: middle.x * scale - WIDTH / 2, y: middle.y * scale - HEIGHT / 2 };
  const grid = 2 ** (base.gridZoom - zoom);
  const land = landIn(
    [
      (corner.x - BEYOND) * grid,
      (corner.y - BEYOND) * grid,
      (corner.x + WIDTH + BEYOND) * grid,
      (corner.y + HEIGHT + BEYOND) * grid,
    ],
    coast,
  )
    .map(
      (ring) =>
        `M${ring.map(([x, y]) => `${rounded(x / grid - corner.x)},${rounded(y / grid - corner.y)}`).join(' ')}z`,
    )
    .join('');
  const named = new Set(distances.map(({ name }) => name));
  const near = places.map(({ kind, name, ...place }) => ({ kind, name, ...worldPixel(place) }));
  const circles = CIRCLES.map((km) => ({ km, radius: (km * 1000) / METRES_OF_UNIT }));
  /** Stations without room for their name: they tell where a town is dense. */
  const dots = near
    .filter(({ kind }) => kind === 'station')
    .map(({ x, y }) => [rounded(x * scale - corner.x), rounded(y * scale - corner.y)] as const)
    .filter(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');
  const taken = [middle, ...circles.map(({ radius }) => ({ ...middle, y: middle.y + radius / scale }))];
  // What stands in the list is named first.
  const labels = townLabels(
    [...near.filter(({ name }) => named.has(name)), ...base.towns, ...near],
    { ...corner, width: WIDTH, height: HEIGHT, zoom },
    taken,
  ).filter(({ side }) => !side);
  return (
    <S.Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path data-of="land" d={land} />
      {circles.map(({ km, radius }) => (
        <g key={km} data-of="circle">
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={rounded(radius)} />
          <text x={WIDTH / 2} y={rounded(HEIGHT / 2 + radius + 11)}>
            {formatKm(km, locale)}
          </text>
        </g>
      ))}
      <path data-of="dots" d={dots} />
      {labels.map(({ key, name, kind, x, y }) => {
        const [left, top] = [rounded(x * scale - corner.x), rounded(y * scale - corner.y)];
        const isPoint = isSigned({ kind });
        return (
          <g key={key} data-of={kind ?? 'town'}>
            {isPoint && <circle cx={left} cy={top} r="4" />}
            <text x={left} y={isPoint ? top + 17 : top + 4}>
              {name}
            </text>
          </g>
        );
      })}
      <path
        data-of="pin"
        transform={`translate(${WIDTH / 2 - 18} ${HEIGHT / 2 - 33}) scale(1.5)`}
        d="M12 22s8-6 8-12a8 8 0 1 0-16 0c0 6 8 12 8 12z"
      />
      <circle data-of="eye" cx={WIDTH / 2} cy={HEIGHT / 2 - 18} r="4" />
    </S.Picture>
  );
}
