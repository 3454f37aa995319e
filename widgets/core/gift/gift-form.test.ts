import { describe, expect, it } from 'vitest';
import {
  checkedGiftForm,
  isGiftFormValid,
  readGiftForm,
  typedWords,
  writeGiftForm,
  type GiftForm,
} from './gift-form.ts';

const form = (fromName: string, message: string): GiftForm => ({
  fromName: { value: fromName },
  message: { value: message },
});

describe('the words of a giver', () => {
  it('are kept as values and errors of two fields, and read again as they were [PERSONALISE-10]', () => {
    const stored = writeGiftForm(form('Ana', 'Enjoy'))!;
    expect(JSON.parse(stored)).toEqual({
      fromName: { value: 'Ana', error: null },
      message: { value: 'Enjoy', error: null },
    });
    expect(readGiftForm(stored)).toEqual(form('Ana', 'Enjoy'));
  });

  it('that cannot be read are an empty form [PERSONALISE-10]', () => {
    const unreadable = [
      null,
      undefined,
      '',
      '{',
      'null',
      '7',
      '[]',
      '{"fromName":null}',
      '{"fromName":{"value":7}}',
    ];
    for (const text of unreadable)
      expect(readGiftForm(text)).toEqual({ fromName: { value: '' }, message: { value: '' } });
  });

  it('leave nothing behind where both fields are empty', () => {
    expect(writeGiftForm(form(' ', ''))).toBeUndefined();
    expect(writeGiftForm(form('', 'Enjoy'))).toContain('Enjoy');
  });

  it('are checked field by field, a name only where the form needs one', () => {
    expect(isGiftFormValid(checkedGiftForm(form('', '')))).toBe(true);
    expect(checkedGiftForm(form('', ''), true).fromName.error).toBe('mandatory');
    expect(checkedGiftForm(form('123', '')).fromName.error).toBe('textOnly');
    expect(isGiftFormValid(checkedGiftForm(form('123', '')))).toBe(false);
  });

  it('end at the most letters, and a full field lets none in', () => {
    expect(typedWords('', 'x'.repeat(180), 180)).toEqual({ value: 'x'.repeat(180), refused: false });
    expect(typedWords('', 'x'.repeat(181), 180)).toEqual({ value: 'x'.repeat(180), refused: true });
    const heart = '❤\uFE0F';
    expect(typedWords('', heart.repeat(181), 180)).toEqual({ value: heart.repeat(180), refused: true });
    expect(typedWords('abc', 'aXbc', 3)).toEqual({ value: 'abc', refused: true });
    expect(typedWords('', '🎁'.repeat(4), 3).value).toBe('🎁'.repeat(3));
  });
});
