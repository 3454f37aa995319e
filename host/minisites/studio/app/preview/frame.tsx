import { useLayoutEffect, useRef } from 'react';

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 1000 };

/** A page as wide as a device, made as small as the room that there is. It is loaded again with each revision. */
export function Frame({
  title,
  address,
  width,
  revision,
}: {
  title: string;
  address: string;
  width: number;
  revision: string;
}) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const outer = room.current;
    if (!outer) return undefined;
    const height = HEIGHTS[width] ?? width;
    const fit = () => {
      const inner = frame.current;
      if (!inner) return;
      const scale = Math.min(1, outer.clientWidth / width);
      outer.style.height = `${height * scale}px`;
      inner.style.width = `${width}px`;
      inner.style.height = `${height}px`;
      inner.style.transform = `scale(${scale})`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    fit();
    return () => observer.disconnect();
  }, [width, revision]);
  return (
    <figure data-width={width}>
      <figcaption>{title}</figcaption>
      <div ref={room} className="room">
        <iframe
          key={revision}
          ref={frame}
          title={title}
          src={address}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-forms"
        />
      </div>
    </figure>
  );
}
