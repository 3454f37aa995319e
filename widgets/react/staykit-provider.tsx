import { createContext, useContext, useState, type ReactNode } from 'react';
import type { ChannelScope } from '@staykit/channel/channel-of.ts';
import type { ElementSettings } from '@staykit/element-spec/stay-events.ts';
import type { ConsentPurpose } from '@staykit/core/consent/consent.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { I18n } from '@staykit/messages/translate-with.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** The names of the themes. */
export type ThemeName = 'base' | 'magnolia' | 'coquelicot' | 'courrier' | 'atelier' | 'boussole';

/** What every widget takes: the same as the attributes that every element has. */
export interface StaykitSettings {
  /** Origin of the shop: `https://shop.example`. */
  api?: string;
  /** Language and country, `fr_FR`, which is the default. */
  locale?: Locale;
  /** Minisite id of the partner, who is paid on what is sold. */
  partner?: number;
  /** Name of a theme. */
  theme?: ThemeName;
  /** Kind of sale; `booking` by default. */
  flow?: SearchFlow;
  /** Widgets of a group work together: a search box and the results of its searches. */
  group?: string;
  /** Options of the calls: base addresses, time-outs, retries. */
  settings?: ElementSettings;
  /** Texts of the locale: of one widget, `@staykit/widgets/messages/search-box/fr_FR.json`, or a list of those of several. */
  messages?: Messages | readonly Messages[];
  /** An i18next instance of the page: texts of its namespace `staykit` stand in place of `messages`. */
  i18n?: I18n;
  /** What the visitor allowed. With `preferences` a widget remembers choices in this browser; nothing is kept otherwise. */
  consent?: readonly ConsentPurpose[];
  /** Nonce of the page's policy for the styles that a server writes into the page; the same in the browser. */
  nonce?: string;
}

/** The settings of all widgets below, with the channels of their groups. */
interface Surroundings extends StaykitSettings {
  channels: ChannelScope;
}

const StaykitContext = createContext<Surroundings | undefined>(undefined);

/** What a provider takes. */
export interface StaykitProviderProps extends StaykitSettings {
  /** The part of the page that has widgets. */
  children?: ReactNode;
}

/** Says once what all widgets below it need. A widget's own props win, and so does a provider nearer to it. */
export function StaykitProvider({ children, ...settings }: StaykitProviderProps) {
  const around = useContext(StaykitContext);
  const [channels] = useState<ChannelScope>(() => around?.channels ?? new Map());
  return (
    <StaykitContext.Provider value={{ ...around, ...given(settings), channels }}>
      {children}
    </StaykitContext.Provider>
  );
}

/** The settings of a widget: its own, then those of the providers around it. */
export function useSettings(own: StaykitSettings): StaykitSettings & { channels?: ChannelScope } {
  return { ...useContext(StaykitContext), ...given(own) };
}

/** What is undefined is not said. */
const given = (settings: StaykitSettings): StaykitSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
