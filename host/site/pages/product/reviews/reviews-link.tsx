import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';

interface ReviewsLinkProps {
  /** Whose reviews they are. */
  hotel: { id: string; label: string };
  request: Pick<PageRequest, 'address'>;
  children: ReactNode;
}

const Look = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: ${token('size.touch')};
  border-radius: ${token('radius.control')};
  color: ${token('color.accent')};
  font-weight: ${token('type.weight-medium')};
  text-underline-offset: 3px;
  ${focusRing}

  /* The score says by itself that there is more. */
  &:has(> p) {
    text-decoration: none;
  }
  &:has(> p):hover span {
    text-decoration: underline;
  }
`;

/** Opens all reviews of a hotel over the page; without script it leads to those on the page of the hotel. [PRODUCT-10] */
export function ReviewsLink({ hotel: { id, label }, request, children }: ReviewsLinkProps) {
  return (
    <Look
      href={inside(request.address.prefix, `/hotel/${encodeURIComponent(id)}#reviews`)}
      data-reviews={id}
      data-hotel={label}
    >
      {children}
    </Look>
  );
}
