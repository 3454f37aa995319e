import { createRoot } from 'react-dom/client';
import { Playground } from './playground.tsx';
import { readBuild } from './playground-build.ts';

/** Shows the playground in an element of its page, until what it returns is called. */
export async function mount(place: HTMLElement): Promise<() => void> {
  const built = await readBuild();
  const root = createRoot(place);
  root.render(<Playground built={built} />);
  return () => root.unmount();
}
