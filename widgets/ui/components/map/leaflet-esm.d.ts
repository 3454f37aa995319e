/** The file of Leaflet that makes no global. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
