/**
 * Names of the regions: code, then French, Spanish, Dutch, Italian, English.
 * GeoNames codes of the regions and first digits of the NIS codes of the provinces.
 * Names after Unicode CLDR (Unicode-3.0), edited by hand.
 */
export const REGIONS_BE = `
BRU|Bruxelles-Capitale|Bruselas-Capital|Brussel|Bruxelles-Capitale|Brussels
VLG|Flandre|Flandes|Vlaanderen|Fiandre|Flanders
WAL|Wallonie|Valonia|Wallonië|Vallonia|Wallonia
`;

/** Names of the departments or provinces, in the same columns. */
export const DEPARTMENTS_BE = `
1|Anvers|Amberes|Antwerpen|Anversa|Antwerp
2|Brabant flamand|Brabante Flamenco|Vlaams-Brabant|Brabante Fiammingo|Flemish Brabant
25|Brabant wallon|Brabante Valón|Waals-Brabant|Brabante Vallone|Walloon Brabant
3|Flandre-Occidentale|Flandes Occidental|West-Vlaanderen|Fiandre Occidentali|West Flanders
4|Flandre-Orientale|Flandes Oriental|Oost-Vlaanderen|Fiandre Orientali|East Flanders
5|Hainaut|Henao|Henegouwen|Hainaut|Hainaut
6|Liège|Lieja|Luik|Liegi|Liège
7|Limbourg|Limburgo|Limburg|Limburgo|Limburg
8|Luxembourg|Luxemburgo|Luxemburg|Lussemburgo|Luxembourg
9|Namur|Namur|Namen|Namur|Namur
`;
