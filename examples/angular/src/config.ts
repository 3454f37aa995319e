import type { ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';

/** The browser takes over what the server wrote. */
export const config: ApplicationConfig = { providers: [provideClientHydration()] };
