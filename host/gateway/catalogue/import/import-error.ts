/** Where and why an import file cannot be read at all. */
export interface ImportFault {
  file: string;
  line: number;
  column: number;
  expected: string;
  received: string;
}

/** An import file or mapping that cannot be used. Nothing was imported. */
export class ImportError extends Error {
  readonly code = 'IMPORT_FILE_BROKEN';
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(
      `${fault.file}:${fault.line}:${fault.column}: expected ${fault.expected}, received ${fault.received}. ` +
        'Nothing was imported.',
    );
    this.name = 'ImportError';
    this.fault = fault;
  }
}
