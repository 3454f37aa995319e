/**
 * Overseas parts of France that registers bring hotels from: first digits of the INSEE code, then French, Spanish,
 * Dutch, Italian and English name, latitude and longitude of the main town. GeoNames lists them as own countries.
 */
export const OVERSEAS_FR = `
971|Guadeloupe|Guadalupe|Guadeloupe|Guadalupa|Guadeloupe|16.2411|-61.5331
972|Martinique|Martinica|Martinique|Martinica|Martinique|14.6089|-61.0733
973|Guyane|Guayana Francesa|Frans-Guyana|Guyana francese|French Guiana|4.9333|-52.3333
974|La Réunion|Reunión|Réunion|Riunione|Réunion|-20.8823|55.4504
975|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Saint-Pierre en Miquelon|Saint-Pierre e Miquelon|Saint Pierre and Miquelon|46.7811|-56.1764
976|Mayotte|Mayotte|Mayotte|Mayotte|Mayotte|-12.7806|45.2278
977|Saint-Barthélemy|San Bartolomé|Saint-Barthélemy|Saint-Barthélemy|Saint Barthélemy|17.8962|-62.8498
978|Saint-Martin|San Martín|Sint-Maarten|Saint-Martin|Saint Martin|18.0731|-63.0822
987|Polynésie française|Polinesia Francesa|Frans-Polynesië|Polinesia francese|French Polynesia|-17.5334|-149.5667
988|Nouvelle-Calédonie|Nueva Caledonia|Nieuw-Caledonië|Nuova Caledonia|New Caledonia|-22.2763|166.4572
`;
