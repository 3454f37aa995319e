import { useEffect, useState } from 'react';

/**
 * Whether the button of what stands before a bar, its previous sibling, is out of sight; all of it, where it has none.
 * False on a server.
 */
export function useAway(bar: HTMLElement | null): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const before = bar?.previousElementSibling;
    if (!before) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(before.querySelector('[part~="button"]') ?? before);
    return () => observer.disconnect();
  }, [bar]);
  return isAway;
}
