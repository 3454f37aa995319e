import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a certificate for this machine, which nobody trusts unless told; `file` is its path, in `folder`. */
export function ownCertificate(folder: string): { key: string; cert: string; file: string } {
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  execFileSync(
    'openssl',
    [
      'req',
      ...options.split(' '),
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      keyFile,
      '-out',
      file,
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8'), file };
}
