/** The files of a partner who has nothing yet: valid at once, and plain enough to want to be replaced. */
export function newPartnerFiles(slug: string, minisiteId: number, minisiteLocale: string): Record<string, string> {
  const name = slug.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ');
  const picture = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
    + `<path fill="#dce7e0" d="M0 0h${width}v${height}H0z"/><circle cx="${width * 0.7}" cy="${height * 0.36}" r="${height * 0.13}" fill="#e8b98e"/>`
    + `<path fill="#0f5a4c" d="M0 ${height * 0.76}q${width * 0.3} -${height * 0.24} ${width * 0.55} -${height * 0.08}t${width * 0.45} -${height * 0.04}V${height}H0z"/></svg>\n`;
  const settings = {
    $schema: '../partner.schema.json',
    minisiteId,
    minisiteUrl: slug,
    minisiteLocale,
    bannerUrls: { desktop: 'banner-desktop.svg', mobile: 'banner-mobile.svg' },
    partnerName: name,
    logoUrl: 'logo.svg',
    theme: 'base',
  };
  return {
    'partner.json': `${JSON.stringify(settings, null, 2)}\n`,
    'banner-desktop.svg': picture(1500, 736),
    'banner-mobile.svg': picture(750, 528),
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40"><text x="0" y="29" font-family="Georgia, serif" font-size="26" textLength="190" lengthAdjust="spacingAndGlyphs" fill="#26211c">${name}</text></svg>\n`,
  };
}
