import type { Locale } from '@staykit/values/market/locale.ts';
import { getMissingPage } from '../calls/get-missing-page.generated.ts';
import { tell, type VisitorSender } from './visitor-sender.ts';

/** Reports a page that was not found to the shop, once per page view; the answer is ignored. [PAPI-28] */
export function createMissingPageReport(sender: VisitorSender, locale: Locale): (address: string) => void {
  let told: string | undefined;
  return (address) => {
    if (told === address) return;
    told = address;
    void tell(sender, getMissingPage, { uri: address, locale });
  };
}
