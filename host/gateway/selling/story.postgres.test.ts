import { openServerDesk } from '../fixtures/server-desk.ts';
import { sellingStory } from '../fixtures/selling-story.ts';

sellingStory('a PostgreSQL server', () => openServerDesk());
