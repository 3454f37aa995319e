import { useEffect, useState } from 'react';

/**
 * A bar that is told whether the button of what stands before it, its previous sibling, is out of sight; all of it, where
 * it has none. Never on a server. Gives the bar, once it is there, and its attributes.
 */
export function useAway() {
  const [bar, ref] = useState<HTMLDivElement | null>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const before = bar?.previousElementSibling;
    if (!before || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(before.querySelector('[part~="button"]') ?? before);
    return () => observer.disconnect();
  }, [bar]);
  return { bar, attributes: { ref, 'data-bar': '', 'data-away': isAway || undefined } };
}
