/*
 * Outlines on a grid of 24 by 24, each one path, so that a widget ships only those it names.
 * The geometry is Lucide's (https://lucide.dev) or drawn after it, those of the search box with few points: a circle
 * is an arc that all but meets its start. Its licences are in LICENSE-lucide.txt beside this file.
 */
export const iconSearch = 'M21 21l-4.3-4.3M11 3a8 8 0 1 0 .01 0';
export const iconCalendar = 'M8 2v3M16 2v3M3 3h18v18h-18zM3 9h18';
export const iconUsers =
  'M2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2M9 3a4 4 0 1 0 .01 0M16 3a4 4 0 0 1 0 8M19 15a4 4 0 0 1 3 4v2';
export const iconUser = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0';
export const iconMapPin = 'M12 22s8-6 8-12a8 8 0 1 0-16 0c0 6 8 12 8 12zM12 7a3 3 0 1 0 .01 0';
export const iconChevronUp = 'M18 15l-6-6-6 6';
export const iconChevronDown = 'M6 9l6 6 6-6';
export const iconChevronLeft = 'M15 18l-6-6 6-6';
export const iconChevronRight = 'M9 18l6-6-6-6';
export const iconClose = 'M18 6 6 18M6 6l12 12';
export const iconPlus = 'M5 12h14M12 5v14';
export const iconMinus = 'M5 12h14';
export const iconHeart =
  'M2 9.5a5.5 5.5 0 0 1 9.59-3.68.56.56 0 0 0 .82 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.49 5.31a2 2 0 0 1-3 .02L5 15c-1.5-1.5-3-3.2-3-5.5';
/** One star; written again and again it draws as many in a row, 24 apart. It begins at the end of the one before it. */
export const iconStar =
  'm24 0a.53.53 0 0 1 .95 0l2.31 4.68a2.12 2.12 0 0 0 1.59 1.16l5.17.76a.53.53 0 0 1 .29.9l-3.74 3.64a2.12 2.12 0 0 0-.61 1.88l.88 5.14a.53.53 0 0 1-.77.56l-4.62-2.43a2.12 2.12 0 0 0-1.97 0l-4.61 2.43a.53.53 0 0 1-.77-.56l.88-5.14a2.12 2.12 0 0 0-.61-1.88l-3.74-3.64a.53.53 0 0 1 .29-.91l5.17-.76a2.12 2.12 0 0 0 1.6-1.16z';
export const iconFilter = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';
export const iconMap = 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15';
export const iconSort = 'M3 16l4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16';
export const iconCheck = 'M20 6 9 17l-5-5';
export const iconInfo = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01';
export const iconAlert =
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01';
export const iconGift =
  'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5 1 1 0 0 1 0 5M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z';
export const iconStation =
  'M8 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM5 10h14M8 17l-2 4M16 17l2 4M9 13.5h.01M15 13.5h.01';
export const iconAirport =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z';
export const iconSlopes = 'M8 3l4 8 5-5 5 15H2L8 3zM4.1 15.1c2.6-1.6 5.2-1.6 7.9 0s5.2 1.6 7.9 0';
export const iconBed =
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20';
export const iconWellness = 'M12 2q1 9 10 10-9 1-10 10-1-9-10-10 9-1 10-10z';
export const iconGastronomy =
  'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7';
export const iconFamily =
  'M10 16c.5.3 1.2.5 2 .5s1.5-.2 2-.5M15 12h.01M19.38 6.81A9 9 0 0 1 20.8 10.2a2 2 0 0 1 0 3.6 9 9 0 0 1-17.6 0 2 2 0 0 1 0-3.6A9 9 0 0 1 12 3c2 0 3.5 1.1 3.5 2.5s-.9 2.5-2 2.5c-.8 0-1.5-.4-1.5-1M9 12h.01';
export const iconCity = 'M2 21h20M4 21V9l6-4v16M10 9l10 4v8';
export const iconCountry = 'M12 2a10 10 0 1 0 .01 0M2 12h20M12 2q-8 10 0 20q8-10 0-20';
export const iconLandmark = 'M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18';
export const iconSea = 'M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0';
export const iconHotel = 'M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9';
export const iconLeaf =
  'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13';
export const iconMenu = 'M4 5h16M4 12h16M4 19h16';
export const iconPhone =
  'M13.83 16.57a1 1 0 0 0 1.21-.3l.35-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.38';
export const iconNature = 'M12 3l6 8h-3l4 6H5l4-6H6zM12 17v4';
export const iconActivity =
  'M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z';
export const iconExternalLink =
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6';
export const iconRecent = 'M3 12a9 9 0 1 0 3-7L3 8M3 3v5h5M12 7v5l3 2';
export const iconTag =
  'M12.59 2.59A2 2 0 0 0 11.17 2H4a2 2 0 0 0-2 2v7.17a2 2 0 0 0 .59 1.41l8.7 8.7a2.43 2.43 0 0 0 3.42 0l6.58-6.58a2.43 2.43 0 0 0 0-3.42zM7 7.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0';
export const iconCalendarCheck =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M9 15l2 2 4-4';
export const iconShare = 'M12 15V3M8 7l4-4 4 4M5 12v9h14v-9';
export const iconEnlarge = 'M15 3h6v6M9 21H3v-6M21 3l-7 7M3 21l7-7';
export const iconHelp =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9.1 9a3 3 0 0 1 5.8 1c0 2-3 2.4-3 4.4M12 18h.01';
export const iconArrowLeft = 'M19 12H5M12 19l-7-7 7-7';
