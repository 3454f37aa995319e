import { useEffect, useState } from 'react';
import { loadPlaces } from '@staykit/core/search/map/nearby/load-places.ts';
import type { NearbyPlace } from '@staykit/core/search/map/nearby/read-places.ts';
import { worldPixel } from '../clusters.ts';
import { isInView, type MapView } from '../map-props.ts';
import type { MapTown } from './base-map.ts';

/** The zoom from which villages, quarters, airports and ski areas are named. */
const PLACES_ZOOM = 10;
/** The zoom from which a town is large enough for what is in it. */
const TOWN_ZOOM = 12;
const IN_TOWNS: readonly string[] = ['station', 'sight'];

/** The places of a view besides its towns, the most important first; none from afar and until they are here. */
export function usePlaces(view: MapView): readonly MapTown[] {
  const wanted = view.zoom >= PLACES_ZOOM;
  const [found, setFound] = useState<readonly MapTown[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let live = true;
    void loadPlaces(view).then((places) => live && setFound(shownPlaces(places, view)));
    return () => {
      live = false;
    };
  }, [wanted, view]);
  return wanted ? found : [];
}

/** Those of a view as towns of the drawing. */
function shownPlaces(places: readonly NearbyPlace[], view: MapView): MapTown[] {
  return places
    .filter((place) => isInView(place, view) && (view.zoom >= TOWN_ZOOM || !IN_TOWNS.includes(place.kind)))
    .map(({ kind, name, lat, lng }) => ({ name, ...worldPixel({ lat, lng }), kind }));
}
