import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { getBoxDetail } from '../calls/get-box-detail.generated.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../transport/create-transport.ts';
import { outcomeOf } from '../product/outcome.ts';
import type { CallOptions } from '../stay-client.ts';

/** Everything of one box. [PENTITY-20] */
export type BoxDetail = Answered<'getBoxDetail'>;

/** What the page of a box shows. */
export type BoxPage =
  | { show: 'box'; box: BoxDetail; hasPhysical: boolean }
  | { show: 'notFound' }
  | { show: 'error'; messageKey: string };

/** What a visitor reads where a box cannot be shown. [PERROR-09] */
export const BOX_ERROR_KEY = 'results.error';

/** GET boxes/{code}/product-detail. Nothing without a code, and nothing when it fails. [PAPI-04] [PAPI-06] */
export async function fetchBoxDetail(
  transport: Transport,
  code: string | undefined,
  call?: CallOptions,
): Promise<BoxDetail | undefined> {
  return code ? orElse(boxDetail(transport, code, call), undefined) : undefined;
}

function boxDetail(transport: Transport, code: string, call?: CallOptions): Promise<BoxDetail> {
  const { locale } = transport.options;
  return transport.send(getBoxDetail, { code, locale }, call);
}

function noneIfUnknown(error: unknown): undefined {
  if (!(error instanceof StayError && isNotSold(error.code))) throw error;
}

/**
 * What the page of a box shows: the box and whether it is sold in physical form too, asked at once; the not-found page
 * for a code that nobody gave out; a message when the call fails. [PAPI-05] [PERROR-09]
 */
export async function fetchBoxPage(transport: Transport, code: string, call?: CallOptions): Promise<BoxPage> {
  const [outcome, physical] = await Promise.all([
    outcomeOf(boxDetail(transport, code, call), BOX_ERROR_KEY),
    fetchBoxDetail(transport, boxCodeFor('physical', code), call),
  ]);
  if (outcome.ok) return { show: 'box', box: outcome.value, hasPhysical: physical !== undefined };
  return isNotSold(outcome.code) ? { show: 'notFound' } : { show: 'error', messageKey: outcome.messageKey };
}

/**
 * A box of a digital code, undefined where the shop has none, and whether it is sold in physical form too: asked at
 * once. [PAPI-05]
 * @throws StayError when the box could not be asked for
 */
export async function fetchBoxFormats(
  transport: Transport,
  code: string | undefined,
  call?: CallOptions,
): Promise<{ box: BoxDetail | undefined; hasPhysical: boolean }> {
  const [box, physical] = await Promise.all([
    code ? boxDetail(transport, code, call).catch(noneIfUnknown) : undefined,
    fetchBoxDetail(transport, code && boxCodeFor('physical', code), call),
  ]);
  return { box, hasPhysical: physical !== undefined };
}
