/**
 * Names of the regions: code, then French, Spanish, Dutch, Italian, English.
 * GeoNames codes of the provinces.
 * Names after Unicode CLDR (Unicode-3.0), edited by hand.
 */
export const REGIONS_NL = `
01|Drenthe|Drente|Drenthe|Drenthe|Drenthe
02|Frise|Frisia|Friesland|Frisia|Friesland
03|Gueldre|Güeldres|Gelderland|Gheldria|Gelderland
04|Groningue|Groninga|Groningen|Groninga|Groningen
05|Limbourg|Limburgo|Limburg|Limburgo|Limburg
06|Brabant-Septentrional|Brabante Septentrional|Noord-Brabant|Brabante Settentrionale|North Brabant
07|Hollande-Septentrionale|Holanda Septentrional|Noord-Holland|Olanda Settentrionale|North Holland
09|Utrecht|Utrecht|Utrecht|Utrecht|Utrecht
10|Zélande|Zelanda|Zeeland|Zelanda|Zeeland
11|Hollande-Méridionale|Holanda Meridional|Zuid-Holland|Olanda Meridionale|South Holland
15|Overijssel|Overijssel|Overijssel|Overijssel|Overijssel
16|Flevoland|Flevoland|Flevoland|Flevoland|Flevoland
`;
