import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';

/** The map that finds an address. Nothing is asked of it before the guest presses the link. */
const MAP = 'https://www.openstreetmap.org/search';

interface DirectionsLinkProps {
  hotel: { label: string; address: string };
}

/** The way to a hotel, on a map in another tab; nothing where the address is not known. */
export function DirectionsLink({ hotel: { label, address } }: DirectionsLinkProps) {
  const { t } = useStay();
  if (!address) return null;
  return (
    <ButtonLink
      href={`${MAP}?${new URLSearchParams({ query: address })}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('checkout.directionsTo', { hotel: label })}
    >
      {t('checkout.directions')}
    </ButtonLink>
  );
}
