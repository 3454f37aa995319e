/** One thing that is wrong in a partner file. */
export interface PartnerProblem {
  /** Path of the file, from the folder that the partners' folder stands in. */
  file: string;
  /** One-based line, where the value stands somewhere. */
  line?: number;
  /** Path of the value: `bannerUrls.mobile`. */
  path: string;
  /** What should stand there, in words. */
  expected: string;
  /** What stands there. */
  received: string;
  /** How the line should read. */
  write: string;
}

/** Thrown when partner files cannot be used: all their problems at once. */
export class PartnerError extends Error {
  readonly code = 'PARTNER_FILE';
  readonly problems: readonly PartnerProblem[];

  constructor(problems: readonly PartnerProblem[]) {
    super(problems.map(describeProblem).join('\n\n'));
    this.name = 'PartnerError';
    this.problems = problems;
  }
}

/** A problem as a person reads it in a terminal. */
export function describeProblem({ file, line, path, expected, received, write }: PartnerProblem): string {
  const rows = [
    ['path', path],
    ['expected', expected],
    ['received', received],
    ['write', write],
  ];
  return [
    line === undefined ? file : `${file}:${line}`,
    ...rows.map(([label = '', text = '']) => `  ${label.padEnd(9)} ${text}`),
  ]
    .map(printable)
    .join('\n');
}

/** A text whose signs all show: a file may hold those with which a terminal is written over or a line turned around. */
const printable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
      sign === '\n' ? sign : `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('\n', `\n${' '.repeat(12)}`);
