import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { readPartners } from '../read-partners.ts';
import { unsafePart } from './safe-svg.ts';

const top = mkdtempSync(join(tmpdir(), 'partner-pictures-'));
afterAll(() => rmSync(top, { recursive: true }));

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 736"><path d="M0 0h9"/></svg>';
const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'avif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .toFormat(format)
    .toBuffer();

const [PNG, JPEG, AVIF, LOW] = await Promise.all([
  picture(300, 96),
  picture(300, 96, 'jpeg'),
  picture(300, 96, 'avif'),
  picture(300, 20),
]);

/** What is said of a partner whose logo or banner is this file. */
function said(name: string, body: Buffer | string, field: 'logoUrl' | 'desktop' = 'logoUrl') {
  const folder = join(mkdtempSync(join(top, 'set-')), 'partners');
  mkdirSync(join(folder, 'mag-a'), { recursive: true });
  writeFileSync(join(folder, 'mag-a/banner.svg'), DRAWING);
  writeFileSync(join(folder, 'mag-a', name), body);
  const settings = {
    minisiteId: 1,
    minisiteUrl: 'mag-a',
    minisiteLocale: 'fr_FR',
    bannerUrls: { desktop: field === 'desktop' ? name : 'banner.svg', mobile: 'banner.svg' },
    ...(field === 'logoUrl' && { logoUrl: name }),
  };
  writeFileSync(join(folder, 'mag-a/partner.json'), JSON.stringify(settings, null, 2));
  return readPartners(folder, RESERVED_SEGMENTS).refused.flatMap(({ problems }) => problems);
}

describe('a picture of a partner', () => {
  it.each([
    ['logo.svg', DRAWING],
    ['logo.png', PNG],
    ['logo.jpg', JPEG],
    ['logo.avif', AVIF],
  ])('is taken as %s', (name, body) => {
    expect(said(name, body)).toEqual([]);
  });

  it.each([
    ['logo.png', 'no picture', 'is none'],
    ['logo.png', JPEG, 'is JPG'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'has neither'],
    ['logo.png', LOW, 'has 300 × 20'],
    ['logo.svg', DRAWING.replace('</svg>', `<desc>${'x'.repeat(200_000)}</desc></svg>`), 'has 201 kB'],
    ['logo.svg', DRAWING.replace('<path', '<script>alert(1)</script><path'), 'has a script'],
  ])('is refused as %s with its line and what to do', (name, body, received) => {
    expect(said(name, body)).toEqual([
      expect.objectContaining({
        file: 'partners/mag-a/partner.json',
        path: 'logoUrl',
        received: `"${name}", which ${received}`,
        write: `nothing here: replace partners/mag-a/${name}`,
      }),
    ]);
  });

  it('is wide enough for its place', async () => {
    expect(said('wide.png', await picture(1_200, 500), 'desktop')).toEqual([]);
    expect(said('wide.png', await picture(1_199, 500), 'desktop')[0]?.expected).toBe(
      'at least 1200 × 400 pixels',
    );
  });
});

describe('a drawing', () => {
  it.each([
    '<svg><script>1</script></svg>',
    '<svg><svg:script href="#a"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<?xml-stylesheet href="https://evil.example/a.css"?><svg/>',
    '<svg onload="a()"/>',
    '<svg/onload=a()>',
    '<svg><foreignObject><p/></foreignObject></svg>',
    '<svg><a href="javascript:a()"/></svg>',
    '<svg><a xlink:href="https://evil.example"/></svg>',
    '<svg><image href="data:image/svg+xml;base64,AAAA"/></svg>',
    '<svg><use href="other.svg#a"/></svg>',
    '<svg><style>@import "a.css"</style></svg>',
    '<svg><rect fill="url(https://evil.example/a#b)"/></svg>',
    '<svg><a href="&#106;avascript:a()"/></svg>',
    '<svg><set attributeName="href" to="javascript:a()"/></svg>',
  ])('is not safe: %s', (svg) => {
    expect(unsafePart(svg)).toBeDefined();
  });

  it.each([
    '<?xml version="1.0"?><svg><rect fill="url(#a)"/><use href="#b"/></svg>',
    '<svg><image href="data:image/png;base64,AAAA"/><style>.a{fill:url("#a")}</style></svg>',
    '<svg><text font-family="serif">On the road: conversations &amp; more</text></svg>',
  ])('is safe: %s', (svg) => {
    expect(unsafePart(svg)).toBeUndefined();
  });

  it('stays unsafe whatever stands around what makes it so', () => {
    const parts = [
      '<script>a</script>',
      ' onload="a()"',
      '<a href="https://e.example"/>',
      '<foreignObject/>',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.string(), fc.string(), (part, before, after) => {
        expect(unsafePart(`<svg>${before}${part}${after}</svg>`)).toBeDefined();
      }),
    );
  });
});
