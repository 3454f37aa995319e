import { FRAMEWORKS, type Framework } from '@staykit/elements/snippet/whole-snippet.ts';
import { WIDGET_NAMES, type WidgetName } from '@staykit/element-spec/widget-names.ts';

/** How the page around the widgets looks. */
export const PAGES = ['plain', 'magazine', 'dark', 'loud'] as const;
/** Widths of the preview in CSS pixels; `full` is that of the playground. */
export const WIDTHS = ['full', '390', '768', '1440'] as const;

/** What is tried. */
export interface PlaygroundState {
  widgets: readonly WidgetName[];
  /** Attributes of the widgets as HTML writes them; one that is not there is not set. */
  attributes: Readonly<Record<string, string>>;
  framework: Framework;
  page: (typeof PAGES)[number];
  width: (typeof WIDTHS)[number];
}

export type PlaygroundAction =
  | { type: 'widgetToggled'; widget: WidgetName }
  | { type: 'attributeSet'; name: string; value: string | undefined }
  | { type: 'frameworkChosen'; framework: Framework }
  | { type: 'pageChosen'; page: PlaygroundState['page'] }
  | { type: 'widthChosen'; width: PlaygroundState['width'] };

/** What a widget cannot do without, in the demo shop. */
const SAMPLES: Partial<Record<WidgetName, Readonly<Record<string, string>>>> = {
  'booking-box': { 'product-id': '1000102' },
  reviews: { 'hotel-id': '10577' },
};

const FIRST: PlaygroundState = {
  widgets: ['search-box'],
  attributes: { locale: 'fr_FR' },
  framework: 'html',
  page: 'plain',
  width: 'full',
};

export function playgroundReducer(state: PlaygroundState, action: PlaygroundAction): PlaygroundState {
  switch (action.type) {
    case 'widgetToggled': {
      const { widget } = action;
      if (!state.widgets.includes(widget)) return withWidget(state, widget);
      // A page without widgets has nothing to show.
      const widgets = state.widgets.filter((name) => name !== widget);
      return widgets.length === 0 ? state : { ...state, widgets };
    }
    case 'attributeSet': {
      const { [action.name]: _, ...others } = state.attributes;
      const { name, value } = action;
      return { ...state, attributes: value === undefined ? others : { ...others, [name]: value } };
    }
    case 'frameworkChosen':
      return { ...state, framework: action.framework };
    case 'pageChosen':
      return { ...state, page: action.page };
    case 'widthChosen':
      return { ...state, width: action.width };
  }
}

const withWidget = (state: PlaygroundState, widget: WidgetName): PlaygroundState => ({
  ...state,
  widgets: WIDGET_NAMES.filter((name) => name === widget || state.widgets.includes(name)),
  attributes: { ...SAMPLES[widget], ...state.attributes },
});

/** The state as the address keeps it, to be sent to a colleague: `widget=search-box&locale=nl_BE&page=dark`. */
export function writeState({ widgets, attributes, framework, page, width }: PlaygroundState): string {
  return String(
    new URLSearchParams([
      ...widgets.map((name) => ['widget', name]),
      ...Object.entries(attributes),
      ['framework', framework],
      ['page', page],
      ['width', width],
    ]),
  );
}

const oneOf = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((one) => one === value);

/** The state that an address keeps; what it does not say, or says wrongly, is as at first. */
export function readState(query: string): PlaygroundState {
  const params = new URLSearchParams(query);
  const named = params.getAll('widget');
  params.delete('widget');
  const { framework, page, width, ...attributes } = Object.fromEntries(params);
  const widgets = WIDGET_NAMES.filter((name) => named.includes(name));
  const read: PlaygroundState = {
    widgets: widgets.length > 0 ? widgets : FIRST.widgets,
    attributes: Object.keys(attributes).length > 0 ? attributes : FIRST.attributes,
    framework: oneOf(FRAMEWORKS, framework) ?? FIRST.framework,
    page: oneOf(PAGES, page) ?? FIRST.page,
    width: oneOf(WIDTHS, width) ?? FIRST.width,
  };
  return read.widgets.reduce(withWidget, read);
}
