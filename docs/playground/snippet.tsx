import { useEffect, useState } from 'react';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import { PRINTS } from '@staykit/elements/print/prints.ts';
import { describePage } from '@staykit/elements/snippet/describe-widget.ts';
import {
  FRAMEWORKS,
  wholeSnippet,
  type Framework,
  type WholeSnippet,
} from '@staykit/elements/snippet/whole-snippet.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { Choice } from './choice.tsx';
import type { PlaygroundBuild } from './playground-build.ts';
import { readState } from './playground-state.ts';

const LABELS: Readonly<Record<Framework, string>> = {
  html: 'HTML',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  wordpress: 'WordPress',
};

interface SnippetProps {
  /** What is tried, as the address keeps it. */
  query: string;
  built: PlaygroundBuild;
  onFramework: (framework: Framework) => void;
}

/** What a page needs for the widgets that are tried: code, policy, bytes. */
export function Snippet({ query, built, onFramework }: SnippetProps) {
  const [written, setWritten] = useState<WholeSnippet | { refused: string }>();
  useEffect(() => {
    let isWanted = true;
    void writeSnippet(query, built).then((snippet) => {
      if (isWanted) setWritten(snippet);
    });
    return () => {
      isWanted = false;
    };
  }, [query, built]);

  return (
    <section aria-label="Snippet" className="playground-snippet">
      <h2>Snippet</h2>
      <Choice
        label="For"
        value={readState(query).framework}
        options={FRAMEWORKS.map((framework) => [framework, LABELS[framework]])}
        onChange={onFramework}
      />
      {written && ('refused' in written ? <p role="alert">{written.refused}</p> : <Written {...written} />)}
    </section>
  );
}

function Written({ parts, policy, files }: WholeSnippet) {
  return (
    <>
      {parts.map(({ title, text }) => (
        <Part key={title} title={title} text={text} />
      ))}
      <Part title="Content-Security-Policy, in addition to the page’s own:" text={policy} />
      {files && (
        <p>
          {`${files.bytes.toLocaleString('en')} bytes (brotli) in ${files.count} files until the widgets are there, without pictures and answers. `}
          {!files.isReleased &&
            `${files.version} is no release: its files change with the next build, and the hashes refuse them then.`}
        </p>
      )}
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <figure>
      <figcaption>
        {title}
        <button type="button" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

async function writeSnippet(
  query: string,
  { version, files, hashes, bytes }: PlaygroundBuild,
): Promise<WholeSnippet | { refused: string }> {
  const { widgets, attributes, framework } = readState(query);
  const common = {
    api: location.origin,
    ...pick(attributes, (name) => Object.hasOwn(COMMON_ATTRIBUTES, name)),
  };
  const own = pick(attributes, (name) => !Object.hasOwn(COMMON_ATTRIBUTES, name));
  const prints = await Promise.all(widgets.map(async (name) => [name, await PRINTS[name]()] as const));
  try {
    return wholeSnippet(framework, await describePage(prints, common, own), {
      origin: location.origin,
      built: () => ({ version, files, hashes, bytesOf: (file) => bytes[file] ?? 0 }),
    });
  } catch (error) {
    if (!(error instanceof StayError)) throw error;
    return { refused: error.message };
  }
}

const pick = (
  attributes: Readonly<Record<string, string>>,
  isWanted: (name: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isWanted(name)));
