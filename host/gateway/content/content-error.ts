/** One thing that is wrong in a content file. */
export interface ContentProblem {
  /** Path of the file, from the content folder on. */
  file: string;
  /** One-based line, where the value stands somewhere. */
  line?: number;
  /** Path of the value: `booking.blocks.2.cta.url`. */
  path: string;
  /** What should stand there, in words. */
  expected: string;
  /** What stands there. */
  received: string;
}

/** Thrown at start when content files cannot be used: all their problems at once. */
export class ContentError extends Error {
  readonly code = 'CONTENT_FILE';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A problem as a person reads it in a terminal or a log. */
export function describeProblem({ file, line, path, expected, received }: ContentProblem): string {
  return [
    line === undefined ? file : `${file}:${line}`,
    `  path      ${path}`,
    `  expected  ${expected}`,
    `  received  ${received}`,
  ].join('\n');
}
