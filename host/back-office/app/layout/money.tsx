import { FunctionField } from 'react-admin';

const EUROS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** Cents as an amount. */
export const money = (cents: number): string => EUROS.format(cents / 100);

/** A field of cents. */
export function MoneyField({ source }: { source: string; label?: string }) {
  return <FunctionField source={source} render={(row: Record<string, number>) => money(row[source] ?? 0)} />;
}
