import type { ReactElement } from 'react';
import type { IslandName } from './islands.ts';

/** The place of an island: the server prints it, the browser hydrates it. */
export function Island({ name, children }: { name: IslandName; children: ReactElement }) {
  return <div data-island={name}>{children}</div>;
}
