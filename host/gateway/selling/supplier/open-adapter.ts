import type { SupplierConnection } from './connections.ts';
import { otaJsonSystem } from './ota-json/ota-json-system.ts';
import type { SupplierSystem } from './supplier-system.ts';

/** The variable that holds the token of a connection: `lake-rooms` has `SUPPLIER_TOKEN_LAKE_ROOMS`. */
export const tokenVariable = (name: string): string =>
  `SUPPLIER_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`;

/**
 * Opens the system of a connection by its adapter. `tokens` are all `SUPPLIER_TOKEN_*`, by the rest of their name.
 * Throws, naming the variable, without its token.
 */
export function openAdapter(
  { name, address }: SupplierConnection,
  tokens: Readonly<Record<string, string>>,
): SupplierSystem {
  const variable = tokenVariable(name);
  const token = tokens[variable.slice(tokenVariable('').length)];
  if (token === undefined) throw new Error(`${variable} is not set.`);
  return otaJsonSystem({ address, token });
}
