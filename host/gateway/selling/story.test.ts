import { embeddedDatabase } from '../fixtures/own-database.ts';
import { openSellingDesk } from '../fixtures/selling-desk.ts';
import { sellingStory } from '../fixtures/selling-story.ts';

sellingStory('the embedded database', async () => openSellingDesk({ db: await embeddedDatabase() }));
sellingStory('a PostgreSQL server', () => openSellingDesk());
