import { useEffect, useReducer, useState } from 'react';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import type { PlaygroundBuild } from './playground-build.ts';
import { AttributeField } from './attribute-field.tsx';
import { Choice } from './choice.tsx';
import { Preview } from './preview.tsx';
import { Snippet } from './snippet.tsx';
import { PAGES, playgroundReducer, readState, WIDTHS, writeState } from './playground-state.ts';

/** Milliseconds after the last key until the preview and the snippet follow. */
const PAUSE_MS = 400;

const PAGE_LABELS = { plain: 'Plain', magazine: 'Magazine', dark: 'Dark', loud: 'Loud styles' } as const;

/** What is tried is in the hash of the address. */
export function Playground({ built }: { built: PlaygroundBuild }) {
  const [state, dispatch] = useReducer(playgroundReducer, location.hash.slice(1), readState);
  const query = useSettled(writeState(state));
  useEffect(() => history.replaceState(history.state, '', `#${query}`), [query]);

  const own = WIDGET_NAMES.filter((name) => state.widgets.includes(name)).flatMap((name) =>
    built.widgets[name].attributes.filter((attribute) => !Object.hasOwn(COMMON_ATTRIBUTES, attribute.name)),
  );
  const common = built.widgets['search-box'].attributes.filter(({ name }) =>
    Object.hasOwn(COMMON_ATTRIBUTES, name),
  );
  const lists: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = {
    locale: LOCALES.map((locale) => [locale, locale]),
    partner: built.partners.map(({ id, name }) => [String(id), `${id} ${name}`]),
    theme: built.themes.map((theme) => [theme, theme]),
  };
  const fields = (attributes: typeof common) =>
    [...new Map(attributes.map((attribute) => [attribute.name, attribute])).values()].map((attribute) => (
      <AttributeField
        key={attribute.name}
        attribute={attribute}
        choices={lists[attribute.name]}
        value={state.attributes[attribute.name]}
        onChange={(value) => dispatch({ type: 'attributeSet', name: attribute.name, value })}
      />
    ));

  return (
    <div className="playground">
      <form className="playground-settings" onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>Widgets</legend>
          {WIDGET_NAMES.map((widget) => (
            <label key={widget} className="playground-check">
              <input
                type="checkbox"
                checked={state.widgets.includes(widget)}
                onChange={() => dispatch({ type: 'widgetToggled', widget })}
              />
              {`stay-${widget}`}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Attributes</legend>
          {fields(own)}
        </fieldset>
        <details open>
          <summary>Attributes of every element</summary>
          {fields(common)}
        </details>
      </form>
      <div className="playground-result">
        <div className="playground-choices">
          <Choice
            label="Page"
            value={state.page}
            options={PAGES.map((page) => [page, PAGE_LABELS[page]])}
            onChange={(page) => dispatch({ type: 'pageChosen', page })}
          />
          <Choice
            label="Width"
            value={state.width}
            options={WIDTHS.map((width) => [width, width === 'full' ? 'Full' : `${width} px`])}
            onChange={(width) => dispatch({ type: 'widthChosen', width })}
          />
        </div>
        <Preview key={query} query={query} width={state.width} />
        <Snippet
          query={query}
          built={built}
          onFramework={(framework) => dispatch({ type: 'frameworkChosen', framework })}
        />
      </div>
    </div>
  );
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
