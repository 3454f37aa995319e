import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './app';
import { config } from './config';

const server = provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }]));

/** The page on the server. */
export default (context: BootstrapContext) =>
  bootstrapApplication(App, { providers: [...config.providers, server] }, context);
