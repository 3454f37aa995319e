/** Folders of element files, from the top of the repository. */
export interface ElementFolders {
  /** What the host serves under `/elements/`: a folder for each release, and one for the version of the working tree. */
  served: string;
  /** Where a build writes its files. They take their place under `served` once they may. */
  staged: string;
  /** The releases, committed: `0.2.0/` with the files of a version, and `0.2.0.json` with their hashes. */
  releases: string;
}

export const ELEMENT_FOLDERS: ElementFolders = {
  served: 'dist/elements',
  staged: 'dist/elements-next',
  releases: 'widgets/elements/releases',
};
