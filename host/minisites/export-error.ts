/** An export that would overwrite what is not its own. */
export class ExportError extends Error {
  readonly code = 'EXPORT_FOLDER';

  constructor(folder: string) {
    super(`${folder} holds files that are no export of a minisite: choose another folder, or empty it.`);
    this.name = 'ExportError';
  }
}
