import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { ROOT, elementSource, widgetNames } from '@staykit/build/widget-names.ts';
import type { ElementDocs } from '@staykit/element-spec/element-spec.ts';

/** What an element file says for people, by the name of its widget. */
export async function readElementDocs(): Promise<ReadonlyMap<string, ElementDocs>> {
  const docs = new Map<string, ElementDocs>();
  for (const name of widgetNames()) docs.set(name, await docsOf(name));
  return docs;
}

/** The docs alone: the widget beside them is markup, which node does not read, and is shaken off. */
async function docsOf(name: string): Promise<ElementDocs> {
  const exported = `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Docs`;
  const entry = `reference:${name}`;
  const source = elementSource(name);
  const build = await rolldown({
    input: entry,
    external: (id) => id !== entry && id !== source,
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
    plugins: [
      {
        name: 'docs-alone',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `export { ${exported} as docs } from ${JSON.stringify(source)};` : null,
      },
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  const address = `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`;
  const { docs } = (await import(/* @vite-ignore */ address)) as { docs: ElementDocs };
  return docs;
}

/** The `detail` of each event, as the interface `StayEvents` declares it. */
export function eventDetails(): ReadonlyMap<string, string> {
  const spec = readFileSync(`${ROOT}widgets/element-spec/stay-events.ts`, 'utf8');
  const body = /interface StayEvents \{([\s\S]*?)\n\}/.exec(spec)?.[1] ?? '';
  return new Map(
    // What takes several lines ends at the indentation that it began at.
    [...body.matchAll(/^ {2}'([a-z-]+)': (.+?);$(?=\n {2}[^\s}]|(?![\s\S]))/gms)].map(
      ([, name = '', detail = '']) => [
        name,
        detail === 'Record<string, never>' ? 'nothing' : detail.replaceAll(/\s+/g, ' '),
      ],
    ),
  );
}
