import { describe, expect, it } from 'vitest';
import { tellTestCards } from './tell-test-cards.ts';

function told(provider: string | undefined): string[] {
  const lines: string[] = [];
  tellTestCards(provider, {
    warn: (message) => lines.push(`warning: ${message}`),
    print: (line) => lines.push(`line: ${line}`),
  });
  return lines;
}

describe('an operator who starts a shop', () => {
  it('reads one line that test cards buy, where no provider was named', () => {
    expect(told(undefined)).toEqual([expect.stringMatching(/^line: Test cards buy here.*PAYMENT_PROVIDER/)]);
  });

  it('is warned that test cards buy, where the embedded provider was named', () => {
    expect(told('embedded')).toEqual([
      expect.stringMatching(/^warning: PAYMENT_PROVIDER=embedded: test cards/),
    ]);
  });

  it('reads nothing of it with a provider that moves money', () => {
    expect(told('bank')).toEqual([]);
  });
});
