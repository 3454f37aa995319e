import { latePart } from '../components/late-part.ts';
import { laterParts } from './later-parts.page.ts';

/** The parts of a box on anybody's page: it has no dates before its visitor picks some, and no address. */
export const elementParts = { ...laterParts, pricing: latePart(() => import('./pricing.ts')) };
