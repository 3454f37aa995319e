import { lazy, Suspense } from 'react';
import type { InlineBlock } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { blockNames } from '../../../shell/banners/block-names.ts';
import type { InlineBlockData } from '../../../shell/banners/block-names.ts';
import type { BlockPlace, InlineBlocks } from '../../../shell/banners/inline-blocks.tsx';

const fetchBlocks = () => import('../../../shell/banners/inline-blocks.tsx');

/**
 * The blocks between the cards as the server printed them: their links work without script, so what renders them is fetched
 * once `live` settles. Where it cannot be had they stay as they are, until the browser says that it is online again.
 */
export function laterBlocks(
  data: InlineBlockData,
  place: BlockPlace,
  live: Promise<void>,
  load = fetchBlocks,
): InlineBlocks {
  const onceOnline = (): ReturnType<typeof fetchBlocks> =>
    load().catch(async () => {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return onceOnline();
    });
  const Block = lazy(async () => {
    await live;
    const { inlineBlocks } = await onceOnline();
    const blocks = inlineBlocks(data, place);
    return { default: ({ name }: { name: InlineBlock }) => blocks[name] };
  });
  const later = (name: InlineBlock) => (
    <Suspense>
      <Block name={name} />
    </Suspense>
  );
  return Object.fromEntries(blockNames(data).map((name) => [name, later(name)]));
}
