import { get } from 'node:http';

/** Asks a shop for elements as HTML, under the name that visitors use. */
export function printElements(
  shopPort: number,
  host: string,
  version: string,
  addresses: readonly string[],
): Promise<string[]> {
  return Promise.all(
    addresses.map(
      (address) =>
        new Promise<string>((resolve, reject) => {
          const path = `/elements/${version}/${address}`;
          get({ host: '127.0.0.1', port: shopPort, path, headers: { host } }, (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () => {
              const text = Buffer.concat(parts).toString();
              if (answer.statusCode === 200) resolve(text);
              else reject(new Error(`visitor: ${path} answered ${answer.statusCode}: ${text}`));
            });
          }).on('error', reject);
        }),
    ),
  );
}
