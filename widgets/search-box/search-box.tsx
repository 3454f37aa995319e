import { useState } from 'react';
import { createChannel } from '@staykit/channel/create-channel.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { FlowLinks } from './shop/flow-links.tsx';
import { NativeFields } from './shop/native-fields.tsx';
import { SearchBoxForm } from './search-box-form.tsx';
import type { SearchBoxProps } from './search-box.props.ts';
import { useShopBox } from './shop/use-shop-box.ts';

/**
 * The search box: where, when, what and who. On a phone one line that opens all of it; without script a plain
 * form that asks the same.
 */
export function SearchBox(props: SearchBoxProps) {
  const { channel: shared, criteria, flow, locale } = props;
  const [own] = useState(() =>
    createChannel({ criteria: criteria ?? emptyCriteria(flow), context: { api: '', locale }, submitted: 0 }),
  );
  const live = { ...props, channel: shared ?? own, alone: !shared };
  return (
    <SearchBoxForm box={useShopBox(live)} props={live} PlainFields={NativeFields} FlowLinks={FlowLinks} />
  );
}
