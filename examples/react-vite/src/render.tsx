import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** The page as a server writes it, with its styles. */
export const render = (): string => renderToString(<App />);
