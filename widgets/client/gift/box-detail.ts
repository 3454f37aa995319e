import { boxCodeFor } from '../../core/gift/box-code.ts';
import type { BoxPictures, BoxPrice } from '../../core/gift/box.ts';
import { frontGateway } from '../call-bases.ts';
import { getBoxDetailShape } from '../checks.generated.ts';
import { orElse } from '../content/or-else.ts';
import type { Transport } from '../create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** Everything of one box. [PENTITY-20] */
export interface BoxDetail {
  code: string;
  title: string;
  slug: string;
  description: string;
  /** One line each. [BOX-02] */
  includedContent: string;
  value: number;
  price: BoxPrice & { promo?: number };
  searchCriteria: { subthemas: string[] };
  images: BoxPictures;
  pageModel: {
    metaRobots: string;
    pageTitle: string;
    canonicalUrl?: string;
    metaDescription?: string;
    alternateUrls?: Record<string, string>;
  };
}

/** GET boxes/{code}/product-detail. Nothing without a code, and nothing when it fails. [PAPI-04] [PAPI-06] */
export async function fetchBoxDetail(
  transport: Transport,
  code: string | undefined,
  call?: CallOptions,
): Promise<BoxDetail | undefined> {
  if (!code) return undefined;
  const { locale } = transport.options;
  return orElse(
    transport.send<BoxDetail>(
      {
        base: frontGateway,
        path: `/boxes/${encodeURIComponent(code)}/product-detail`,
        query: { locale },
        shape: getBoxDetailShape,
      },
      call,
    ),
    undefined,
  );
}

/** A box of a digital code, and whether it is sold in physical form too: asked at once. [PAPI-05] */
export async function fetchBoxFormats(
  transport: Transport,
  code: string | undefined,
  call?: CallOptions,
): Promise<{ box: BoxDetail | undefined; hasPhysical: boolean }> {
  const [box, physical] = await Promise.all([
    fetchBoxDetail(transport, code, call),
    fetchBoxDetail(transport, code && boxCodeFor('physical', code), call),
  ]);
  return { box, hasPhysical: physical !== undefined };
}
