/*
 * The page in the preview of the playground. Its address says what it has: `frame.html?widget=search-box&locale=nl_BE`.
 */
import { filesOf } from '@staykit/elements/page-links.ts';
import { COMMON_ATTRIBUTES } from '@staykit/element-spec/attribute-readers.ts';
import { readBuild } from './playground-build.ts';
import { readState } from './playground-state.ts';

/** What the preview reports of an event. */
export interface FrameEvent {
  source: 'staykit-playground';
  name: string;
  /** JSON of `detail`. */
  detail: string;
}

const { widgets, attributes, page } = readState(location.search);
const { locale = 'fr_FR' } = attributes;
document.documentElement.dataset['page'] = page;
document.documentElement.lang = locale.slice(0, 2);

function report({ type, detail }: CustomEvent<unknown>): void {
  const message: FrameEvent = {
    source: 'staykit-playground',
    name: type,
    detail: JSON.stringify(detail) ?? 'nothing',
  };
  parent.postMessage(message, location.origin);
}

const built = await readBuild();
const events = new Set(widgets.flatMap((widget) => built.widgets[widget].events.map(({ name }) => name)));
for (const name of events) document.addEventListener(name, (event) => report(event as CustomEvent<unknown>));

const address = `/elements/${built.version}`;
for (const file of filesOf({ widgets, locale }, built.files)) {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: `${address}/${file}`,
    integrity: built.hashes[file] ?? '',
    crossOrigin: '',
  });
  document.head.append(link);
}

const place = document.querySelector('main')!;
for (const widget of widgets) {
  const element = document.createElement(`stay-${widget}`);
  const own = built.widgets[widget].attributes.map(({ name }) => name);
  for (const [name, value] of Object.entries(attributes))
    if (own.includes(name) || Object.hasOwn(COMMON_ATTRIBUTES, name)) element.setAttribute(name, value);
  place.append(element);
}

document.head.append(
  Object.assign(document.createElement('script'), { src: `${address}/staykit.js`, crossOrigin: '' }),
);
