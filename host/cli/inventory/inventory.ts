import { defineCommand } from 'citty';
import { inventoryContact } from './inventory-contact.ts';
import { inventoryKey } from './inventory-key.ts';
import { inventoryLive } from './inventory-live.ts';
import { inventoryPush } from './inventory-push.ts';
import { inventoryReconcile } from './inventory-reconcile.ts';

/** `staykit inventory ...` */
export const inventoryCommand = defineCommand({
  meta: { name: 'inventory', description: 'Prices and rooms of suppliers' },
  subCommands: {
    key: inventoryKey,
    contact: inventoryContact,
    live: inventoryLive,
    push: inventoryPush,
    reconcile: inventoryReconcile,
  },
});
