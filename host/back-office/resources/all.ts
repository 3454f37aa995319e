import type { Resource } from '../registry/resource.ts';
import { audit } from './audit.ts';

/** All that staff work with. Add a resource here, and its folder of the app to `app/resources.ts`. */
export const RESOURCES: readonly Resource[] = [audit];
