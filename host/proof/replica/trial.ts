import type { Database } from '@staykit/gateway/database/database.ts';
import type { Findings } from '../proof.ts';
import type { PostgresPair } from './postgres-pair.ts';
import type { Process } from './run-processes.ts';

/** What faults are tried on, while visitors come and go. */
export interface Trial {
  /** Of nginx. */
  origin: string;
  pair: PostgresPair;
  hosts: readonly Process[];
  /** The primary, past the host processes. */
  db: Database;
  findings: Findings;
  /** Milliseconds that a fault goes on. */
  faultMs: number;
  say: (line: string) => void;
}

/** When a fault was there, and which unlucky answers belong to it: the others are told as failures of the shop. */
export interface FaultTime {
  from: number;
  until: number;
  whats: readonly ('quote' | 'booking')[];
  /** Only of this hotel. */
  hotelId?: string;
}
