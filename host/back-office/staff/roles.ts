/** Roles of staff. `supplier` sees the hotels of its account alone; `admin` may do everything. */
export const ROLES = ['support', 'content', 'inventory', 'finance', 'admin', 'supplier'] as const;

/** Role of a person of the staff. */
export type Role = (typeof ROLES)[number];

/** Whether a text is a role. */
export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/** Whether a role is among those named; `admin` always is. */
export const isAllowed = (role: Role, allowed: readonly Role[]): boolean =>
  role === 'admin' || allowed.includes(role);
