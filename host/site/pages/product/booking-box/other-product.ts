import { PAGE_DATA_ID, type PageData } from '../../../framework/page-data.ts';
import type { BookingBoxData } from './booking-box-data.ts';

/** The page of the same stay with another extra. */
interface OtherProduct {
  box: BookingBoxData;
  document: Document;
}

/** Fetches a page as a document: the policy of the site lets no script read one from a text. */
function askDocument(url: string): Promise<Document> {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', url);
  return new Promise((resolve, reject) => {
    request.onloadend = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`The page of the extra answered ${request.status}.`));
    request.send();
  });
}

/** Asks for the page that an extra leads to; undefined where it has no booking box. Rejects when it cannot be had. */
export async function askOtherProduct(url: string): Promise<OtherProduct | undefined> {
  const other = await askDocument(url.split('#', 1)[0]!);
  const data = other.getElementById(PAGE_DATA_ID)?.textContent ?? '{}';
  const { islands = {} } = JSON.parse(data) as Partial<PageData>;
  const box = (islands as { 'booking-box'?: BookingBoxData })['booking-box'];
  return box && { box, document: other };
}

/** What a page shows beside its box, and an extra changes: the programme, and the number by which the stay is booked. */
const PARTS = ['#experience', '[data-reference]'] as const;

/** The page shows what the other one does, where they differ; nothing that has the focus is touched. */
export function tellOtherProduct(other: Document): void {
  for (const part of PARTS) {
    const [here, there] = [document.querySelector(part), other.querySelector(part)];
    if (!there) here?.remove();
    else if (here) here.replaceWith(document.importNode(there, true));
    else {
      const before = there.previousElementSibling?.id;
      if (before) document.getElementById(before)?.after(document.importNode(there, true));
    }
  }
  const [here, there] = [document, other].map((one) =>
    one.querySelector<HTMLAnchorElement>('a[data-sign-in]'),
  );
  if (here && there) here.href = there.getAttribute('href') ?? here.href;
  document.title = other.title;
}
