/** A problem in a content file. */
export interface ContentProblem {
  /** Path within the content folder. */
  file: string;
  /** One-based line, if known. */
  line?: number;
  /** Path of the value: `booking.blocks.2.cta.url`. */
  path: string;
  /** Expected value, in words. */
  expected: string;
  /** Received value. */
  received: string;
}

/** Invalid content fails the start and names the file and line of every problem. */
export class ContentError extends Error {
  readonly code = 'CONTENT_FILE';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A problem as text for a terminal or log. */
export function describeProblem({ file, line, path, expected, received }: ContentProblem): string {
  return [
    line === undefined ? file : `${file}:${line}`,
    `  path      ${path}`,
    `  expected  ${expected}`,
    `  received  ${received}`,
  ].join('\n');
}
