/** The part of topojson-simplify that the base map is made with. */
declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification';
  export function presimplify(topology: Topology): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
}
