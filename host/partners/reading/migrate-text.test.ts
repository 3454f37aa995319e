import { describe, expect, it } from 'vitest';
import { migratedText } from './migrate-text.ts';
import { migrate } from './migrations.ts';

const OLD = `{
    "$schema": "../partner.schema.json",
    "minisiteId": 7, "minisiteUrl": "mag-a",
    "logoUrl": "logo.svg",

    "features": {
        "footer": true,
        "logoTarget": "https://www.mag.example/"
    },
    "seo": { "title": "Mag" }
}
`;

describe('an older file', () => {
  it('is written as of this version, with all other lines as they were', () => {
    expect(migratedText(OLD, 1).json).toBe(`{
    "$schema": "../partner.schema.json",
    "version": 2,
    "minisiteId": 7, "minisiteUrl": "mag-a",
    "logoUrl": "logo.svg",
    "logoTarget": "https://www.mag.example/",

    "features": {
        "footer": true
    },
    "seo": { "title": "Mag" }
}
`);
  });

  it('loses an object that is left empty', () => {
    const text = '{\n\t"version": 1,\n\t"features": { "logoTarget": "https://a.example/" }\n}\n';
    expect(migratedText(text, 1).json).toBe('{\n\t"version": 2,\n\t"logoTarget": "https://a.example/"\n}\n');
  });

  it.each([
    OLD,
    OLD.replaceAll('\n', '\r\n'),
    `\uFEFF${OLD}`,
    OLD.replace('"footer": true,', ''),
    '{"minisiteId":7,"features":{"logoTarget":"https://a.example/"}}',
    '{ "minisiteId": 7 }',
    '{}',
    // One that has both keeps the former one, which the check then finds.
    '{ "logoTarget": "https://b.example/", "features": { "logoTarget": "https://a.example/" } }',
  ])('says what the same file says once it is read: %#', (text) => {
    const read = JSON.parse(text.replace('\uFEFF', '')) as Record<string, unknown>;
    const written = migratedText(text, 1).json;
    expect(JSON.parse(written.replace('\uFEFF', ''))).toEqual({ ...migrate(read, 1).value, version: 2 });
    expect(written.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
    if (text.includes('\r')) expect(written).not.toMatch(/[^\r]\n/);
    expect(migrate(JSON.parse(written.replace('\uFEFF', '')) as Record<string, unknown>, 2).moved).toEqual(
      [],
    );
  });
});
