import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { ProgramItem } from '@staykit/core/offer/activity/programme.ts';

/** What a booking box shows of a product: the page shows the rest, and it is not sent twice. */
export function boxProduct(offer: ProductDetail): ProductDetail {
  const {
    images: _images,
    rooms: _rooms,
    activities,
    breakfast: _breakfast,
    dinner: _dinner,
    breadcrumb: _breadcrumb,
    importantInfos: _importantInfos,
    weekendList: _weekendList,
    pageModel: _pageModel,
    hotel: { id, uri, label, location, review, localTax },
    ...rest
  } = offer;
  return {
    ...rest,
    images: [],
    // Which of them need a day is asked for with the dates. [BOOKING-09]
    ...(activities && { activities: activities.filter(({ singleDay }) => singleDay).map(named) }),
    hotel: {
      id,
      uri,
      label,
      location: { label: location.label },
      ...(review && { review }),
      ...(localTax && { localTax }),
    },
  };
}

/** An activity by its name alone. */
function named({ activityId, title, type }: ProgramItem): ProgramItem {
  const none = { detailList: [], whyList: [], mustKnowList: [], schedules: [], importantInfos: [] };
  return { ...(activityId !== undefined && { activityId }), title, type, ...none, singleDay: true };
}
