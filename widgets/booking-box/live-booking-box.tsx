import { useRef, useState } from 'react';
import { GoneNotice } from '@staykit/ui/components/gone-notice/gone-notice.tsx';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { Root } from './booking-box.styles.ts';
import { BookingGround } from './booking-ground.tsx';
import { useBookingBox, type LiveBookingBoxProps } from './use-booking-box.ts';

/** The booking box without what only some visitors open. */
export function LiveBookingBox(props: LiveBookingBoxProps) {
  const box = useBookingBox(props);
  const { PriceBar, isAlone } = props.parts;
  const root = useRef<HTMLDivElement>(null);
  const [isOnScreen, setOnScreen] = useState(false);
  const show = (open: boolean) => {
    // The page behind the screen keeps its length, so that it stands where it stood when the screen closes.
    const { current } = root;
    if (current) current.style.minHeight = open ? `${current.offsetHeight}px` : '';
    setOnScreen(open);
  };
  if (box.gone)
    return (
      <StayContext.Provider value={box.stay}>
        <Root>
          <GoneNotice searchUrl={props.searchUrl}>{box.stay.t('booking.gone')}</GoneNotice>
        </Root>
      </StayContext.Provider>
    );
  const ground = <BookingGround box={box} props={props} />;
  return (
    <StayContext.Provider value={box.stay}>
      <Root ref={root} data-alone={isAlone}>
        {!isOnScreen && ground}
      </Root>
      {props.bar && PriceBar && (
        <PriceBar box={box} props={props} open={isOnScreen} onOpen={show}>
          <Root>{ground}</Root>
        </PriceBar>
      )}
    </StayContext.Provider>
  );
}
