import { parseSync, Visitor } from 'rolldown/utils';

/** What a style template becomes: its source, or undefined to leave it. */
export type StyleEdit = (at: string, tag: string, template: string) => string | undefined;

/**
 * Writes something in the place of each style template of a source (`styled.div`, `styled(Card)`, with attributes or
 * without); undefined where nothing is to be written. A template is told by its file and place, its tag and its text.
 */
export function editStyleTemplates(id: string, code: string, edit: StyleEdit): string | undefined {
  if (!/\.tsx?$/.test(id) || id.includes('/node_modules/') || !code.includes("'styled-components'"))
    return undefined;
  const edits: { start: number; end: number; text: string }[] = [];
  new Visitor({
    TaggedTemplateExpression({ start, end, tag, quasi }) {
      const name = code.slice(tag.start, tag.end);
      if (!/^styled\b/.test(name)) return;
      const text = edit(`${id}:${start}`, name, code.slice(quasi.start, quasi.end));
      if (text !== undefined) edits.push({ start, end, text });
    },
  }).visit(parseSync(id, code).program);
  // From the last to the first, so that places stay right.
  const done = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  return edits.length > 0 ? done : undefined;
}
