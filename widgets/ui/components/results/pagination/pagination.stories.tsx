import { pageModel } from '@staykit/core/search/results/pagination.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { Pagination } from './pagination.tsx';

export default { component: Pagination };

const pages = (total: number, page: number) =>
  story(() => <Pagination model={pageModel(total, page)} hrefOf={(to) => `#${to}`} onPage={() => {}} />);

export const First = pages(60, 0);
export const InTheMiddle = pages(1000, 10);
export const Last = pages(60, 2);
