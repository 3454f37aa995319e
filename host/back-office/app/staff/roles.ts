/** Roles of staff, as the server has them. */
export const ROLES = ['support', 'content', 'inventory', 'finance', 'admin', 'supplier'];
