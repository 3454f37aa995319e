import { openSellingDesk } from '../fixtures/selling-desk.ts';
import { sellingStory } from '../fixtures/selling-story.ts';

sellingStory('the embedded database', () => openSellingDesk());
