import { useState } from 'react';
import { createChannel } from '../channel/create-channel.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import type { BoxParts } from './box-parts.ts';
import { FlowLinks } from './flow-links.tsx';
import { LiveSearchBox } from './live-search-box.tsx';
import { NativeFields } from './native-fields.tsx';
import type { SearchBoxProps } from './search-box.props.ts';
import { useShopExtras } from './use-shop-extras.ts';

const PARTS: BoxParts = { useExtras: useShopExtras, PlainFields: NativeFields, FlowLinks };

/**
 * The search box: where, when, what and who. On a phone one line that opens all of it; without script a plain
 * form that asks the same.
 */
export function SearchBox(props: SearchBoxProps) {
  const { channel: shared, criteria, flow, locale } = props;
  const [own] = useState(() =>
    createChannel({ criteria: criteria ?? emptyCriteria(flow), context: { api: '', locale }, submitted: 0 }),
  );
  return <LiveSearchBox {...props} channel={shared ?? own} alone={!shared} parts={PARTS} />;
}
