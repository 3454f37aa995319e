import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { iconHeart, iconMap, iconStar } from '../../primitives/icon/icons.ts';
import { singleNames } from './single-names.ts';
import { ROOT } from './widget-names.ts';

/** The chunks of two entries, by the name of the entry. */
async function chunksOf(sources: Record<string, string>) {
  const bundle = await rolldown({
    input: Object.keys(sources),
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? `${ROOT}widgets/${id}.ts` : undefined),
        load: (id) => sources[id.replace(`${ROOT}widgets/`, '').replace('.ts', '')],
      },
      singleNames(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', entryFileNames: '[name]' });
  return new Map(output.map((chunk) => [chunk.fileName, chunk.type === 'chunk' ? chunk.code : '']));
}

const from = (path: string, names: string) => `import { ${names} } from './${path}'; console.log(${names});`;

describe('files taken apart by name', () => {
  it('a chunk holds the names that it uses, and not those of another', async () => {
    const chunks = await chunksOf({
      one: from('primitives/icon/icons.ts', 'iconHeart'),
      two: from('primitives/icon/icons.ts', 'iconMap, iconHeart'),
    });
    const all = [...chunks.values()].join('');
    expect(chunks.get('two')).toContain(iconMap);
    expect(chunks.get('one')).not.toContain(iconMap);
    expect(all).not.toContain(iconStar);
    expect(all.split(iconHeart)).toHaveLength(2);
  });

  it('what a name speaks of comes with it, private or from another file', async () => {
    const chunks = await chunksOf({
      one: `import { formatMoney } from './core/price/money.ts'; export const text = formatMoney(123_450, 'fr_FR');`,
    });
    const code = chunks.get('one') ?? '';
    const { text } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { text: string };
    expect(text).toMatch(/^1\s235\s€$/);
    expect(code).not.toContain('perNight');
  });
});
