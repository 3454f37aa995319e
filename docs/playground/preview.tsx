import { useEffect, useRef, useState } from 'react';
import type { FrameEvent } from './frame.ts';
import type { PlaygroundState } from './playground-state.ts';

/** Events that are kept on the screen. */
const KEPT = 20;

interface PreviewProps {
  /** What is shown, as the address keeps it. */
  query: string;
  width: PlaygroundState['width'];
}

const isFrameEvent = (data: unknown): data is FrameEvent =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === 'staykit-playground';

/** A page with the widgets, and the events that they dispatch. */
export function Preview({ query, width }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [events, setEvents] = useState<readonly FrameEvent[]>([]);
  useEffect(() => {
    const note = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isFrameEvent(data))
        return;
      setEvents((before) => [data, ...before].slice(0, KEPT));
    };
    addEventListener('message', note);
    return () => removeEventListener('message', note);
  }, []);

  return (
    <>
      <div className="playground-stage" data-width={width}>
        <iframe
          ref={frame}
          title="Preview"
          src={new URL(/* @vite-ignore */ `frame.html?${query}`, import.meta.url).href}
        />
      </div>
      <section aria-label="Events">
        <h2>Events</h2>
        {events.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <ol className="playground-events">
            {events.map(({ name, detail }, index) => (
              <li key={events.length - index}>
                <code>{name}</code> {detail}
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
