import { readFileSync } from 'node:fs';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { ROOT } from '@staykit/build/widget-names.ts';
import { code, page, table } from './markdown.ts';

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** docs/reference/messages.md: the namespaces of the texts, and how many texts each holds. */
export function messagesPage(): string {
  const reference = JSON.parse(readFileSync(`${ROOT}widgets/messages/en.json`, 'utf8')) as Catalogue;
  const rows = Object.entries(reference).map(([namespace, texts]) => [
    code(namespace),
    String(new Set(Object.keys(texts).map((key) => key.replace(PLURAL, ''))).size),
  ]);
  const total = rows.reduce((sum, [, count]) => sum + Number(count), 0);
  return page(
    'Messages',
    `Texts for visitors, in English (the reference) and in ${LOCALES.map((locale) => code(locale)).join(', ')}. A key is \`namespace.name\`; a widget ships only the namespaces that it uses. A text with plural forms counts once: ${total} in all.`,
    ['widgets/messages/en.json'],
    table(['namespace', 'texts'], rows),
  );
}
