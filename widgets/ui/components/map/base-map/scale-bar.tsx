import { formatKm } from '@staykit/core/search/map/nearby/format-km.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { metresOfPixel } from '../clusters.ts';
import type { MapView } from '../map-props.ts';
import * as S from '../map.styles.ts';

/** The longest a bar may be, in px. */
const LONGEST = 96;

/** How long the bar is for a round distance: km, and px on the screen. */
export function scaleOf({ centre, zoom }: Pick<MapView, 'centre' | 'zoom'>): { km: number; width: number } {
  const metres = metresOfPixel(centre.lat) / 2 ** zoom;
  const longest = (metres * LONGEST) / 1000;
  const power = 10 ** Math.floor(Math.log10(longest));
  const km = ([5, 2, 1].find((step) => step * power <= longest) ?? 1) * power;
  return { km, width: Math.round((km * 1000) / metres) };
}

/** How far things are apart: a bar of a round distance. */
export function ScaleBar({ view }: { view: MapView }) {
  const { locale } = useStay();
  const { km, width } = scaleOf(view);
  return (
    <S.Scale aria-hidden="true" style={{ inlineSize: width }}>
      {formatKm(km, locale)}
    </S.Scale>
  );
}
