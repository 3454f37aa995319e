/** Position and reason of an error in an import file. */
export interface ImportFault {
  file: string;
  line: number;
  column: number;
  expected: string;
  received: string;
}

/** An invalid import file or mapping. Nothing was imported. */
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
