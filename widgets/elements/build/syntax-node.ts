/** A node of a syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [child: string]: unknown;
}

/** Whether what a node holds is a node itself. */
export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
