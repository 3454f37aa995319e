import { expect, it } from 'vitest';
import { productDetail } from '@staykit/testing/fixtures/products.ts';
import { boxProduct } from './box-product.ts';

it('the box is told of the activities that need a day, and of no others [BOOKING-09]', () => {
  const product = productDetail();
  const [spa] = product.activities!;
  const told = boxProduct({
    ...product,
    activities: [spa!, { ...spa!, activityId: '13', singleDay: false }],
  });
  expect(told.activities).toEqual([
    expect.objectContaining({ activityId: '12', title: 'Massage en duo', singleDay: true, detailList: [] }),
  ]);
});
