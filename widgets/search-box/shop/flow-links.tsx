import type { MouseEvent } from 'react';
import { criteriaToHash } from '@staykit/core/search/address/address-hash.ts';
import { ACTIVITY_SWITCH_CLEARED_STORAGE, switchFlow } from '@staykit/core/search/flow-switch.ts';
import type { BoxPartProps } from '../use-search-box.ts';
import { Flows } from './flow-links.styles.ts';
import type { FlowLink } from '../search-box.props.ts';
import { store } from '../remember/storage.ts';

/** The flows to choose from: links, each with the criteria that survive the switch. [ROUTE-05] [ROUTE-06] */
export function FlowLinks({ box, props, flows }: BoxPartProps & { flows: readonly FlowLink[] }) {
  const { criteria } = box;
  const { storage, navigate = (url) => location.assign(url) } = props;
  const { t } = box.stay;
  const onClick = (event: MouseEvent<HTMLAnchorElement>, { flow, href }: FlowLink) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    if (flow === 'activity')
      for (const key of ACTIVITY_SWITCH_CLEARED_STORAGE) store(storage, key, undefined);
    navigate(`${href}#${criteriaToHash(switchFlow(criteria, flow))}`);
  };
  return (
    <Flows aria-label={t('searchBox.flows')}>
      {flows.map((link) => (
        <a
          key={link.flow}
          href={link.href}
          aria-current={link.flow === criteria.flow ? 'page' : undefined}
          onClick={(event) => onClick(event, link)}
        >
          {t(`searchBox.flow.${link.flow}`)}
        </a>
      ))}
    </Flows>
  );
}
