import type { BuiltFiles } from '@staykit/elements/built-files.ts';
import type { WidgetName } from '@staykit/element-spec/widget-names.ts';

/** An attribute as `custom-elements.json` describes it. */
export interface AttributeDoc {
  name: string;
  type: { text: string };
  description?: string;
  default?: string;
}

/** What the build tells the playground: `/docs/live/built.json`. */
export interface PlaygroundBuild {
  version: string;
  files: BuiltFiles;
  /** Integrity by file. */
  hashes: Readonly<Record<string, string>>;
  /** Brotli bytes by file. */
  bytes: Readonly<Record<string, number>>;
  partners: readonly { id: number; name: string }[];
  themes: readonly string[];
  widgets: Readonly<
    Record<WidgetName, { attributes: readonly AttributeDoc[]; events: readonly { name: string }[] }>
  >;
}

/** Asks for it: it lies beside the scripts of the playground. */
export async function readBuild(): Promise<PlaygroundBuild> {
  const answer = await fetch(new URL(/* @vite-ignore */ 'built.json', import.meta.url));
  if (!answer.ok) throw new Error(`The playground is not built: ${answer.status} for ${answer.url}.`);
  return (await answer.json()) as PlaygroundBuild;
}
