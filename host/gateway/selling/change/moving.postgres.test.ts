import { MOVING_CATALOGUE, movingStory } from '../../fixtures/moving-story.ts';
import { openServerDesk } from '../../fixtures/server-desk.ts';

movingStory('a PostgreSQL server', () => openServerDesk(MOVING_CATALOGUE));
