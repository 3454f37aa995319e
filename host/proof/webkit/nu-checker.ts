import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Nu Html Checker of the W3C. A newer one knows more of HTML, and may find more. */
const VERSION = '26.9.27';
const FOLDER = '.cache/nu-checker';
const JAR = `${FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`;

/** The only attribute of ours that it does not know: of shadow parts, written in the page where our widgets stand in it. */
const KNOWN = /^Attribute “part” not allowed on element/;

/**
 * Installs it where it is missing, in a folder of its own: the project's install would be 32 MB larger, and its script,
 * which is left out, would fetch a Java from elsewhere.
 */
function provideChecker(): void {
  if (existsSync(JAR)) return;
  const words = ['install', '--no-save', '--ignore-scripts', '--prefix', FOLDER, `vnu-jar@${VERSION}`];
  spawnSync('npm', words, { stdio: 'ignore', timeout: 120_000 });
  if (!existsSync(JAR)) throw new Error(`vnu-jar ${VERSION} of npm could not be installed in ${FOLDER}.`);
}

/** What is not valid in HTML files, each with its file and place. Throws where the checker did not come to an end. */
export function htmlErrors(files: readonly string[]): string[] {
  provideChecker();
  const words = ['-jar', JAR, '--errors-only', '--format', 'json', '--exit-zero-always', ...files];
  const { stderr, error } = spawnSync('/usr/bin/java', words, { encoding: 'utf8', maxBuffer: 64_000_000 });
  if (error) throw error;
  const { messages } = JSON.parse(stderr) as {
    messages: { message: string; url: string; extract?: string }[];
  };
  return messages
    .filter(({ message }) => !KNOWN.test(message))
    .map(({ message, url, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract}`);
}
