import { COMMON } from '@staykit/build/custom-elements.ts';
import type { ElementDocs, ValueDoc } from '@staykit/element-spec/element-spec.ts';
import { eventDetails, readElementDocs } from './element-docs.ts';
import { code, page, table } from './markdown.ts';

const values = (docs: Readonly<Record<string, ValueDoc>>): string =>
  table(
    ['attribute', 'type', 'default', 'meaning'],
    Object.entries(docs).map(([name, doc]) => [
      code(name),
      code(doc.type),
      doc.default ?? '',
      doc.description,
    ]),
  );

function element(name: string, docs: ElementDocs, details: ReadonlyMap<string, string>): string {
  const { summary, attributes, properties = {}, methods = {}, events, parts = {}, slots = {} } = docs;
  const sections = [`## \`<stay-${name}>\``, summary];
  if (Object.keys(attributes).length > 0) sections.push(values(attributes));
  if (Object.keys(properties).length > 0)
    sections.push(
      'Properties without an attribute:',
      table(
        ['property', 'type', 'meaning'],
        Object.entries(properties).map(([key, doc]) => [code(key), code(doc.type), doc.description]),
      ),
    );
  if (Object.keys(methods).length > 0)
    sections.push(
      table(
        ['method', 'meaning'],
        Object.values(methods).map(({ signature, description }) => [code(signature), description]),
      ),
    );
  sections.push(
    table(
      ['event', '`detail`', 'meaning'],
      Object.entries(events).map(([event, text]) => [code(event), code(details.get(event) ?? ''), text]),
    ),
  );
  if (Object.keys(parts).length > 0)
    sections.push(
      table(
        ['part', 'meaning'],
        Object.entries(parts).map(([part, text]) => [code(`::part(${part})`), text]),
      ),
    );
  if (Object.keys(slots).length > 0)
    sections.push(
      table(
        ['slot', 'meaning'],
        Object.entries(slots).map(([slot, text]) => [code(slot), text]),
      ),
    );
  return sections.join('\n\n');
}

/** docs/reference/elements.md: every custom element with its attributes, methods, events and parts. */
export async function elementsPage(): Promise<string> {
  const all = await readElementDocs();
  const details = eventDetails();
  return page(
    'Elements',
    'The custom elements. Every attribute is also a property in camelCase. Events bubble and leave the shadow root. Content between the tags is shown until the element is ready, and where scripts are blocked. Guide: [embed](../guides/embed.md).',
    [
      'widgets/element-spec/element-spec.ts',
      'widgets/element-spec/stay-events.ts',
      'widgets/build/custom-elements.ts',
      ...[...all.keys()].map((name) => `widgets/${name}/${name}.element.ts`),
    ],
    '## Attributes of every element',
    'Order: the attribute of the element, the `data-*` of the loader script (except `group`), the default.',
    values(COMMON),
    ...[...all].map(([name, docs]) => element(name, docs, details)),
  );
}
