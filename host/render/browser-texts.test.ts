import { expect, it } from 'vitest';
import english from '../../widgets/messages/en.json' with { type: 'json' };
import { browserTexts } from './browser-texts.ts';

it('the browser is sent the texts that its parts show, and none that the server alone prints', () => {
  const texts = browserTexts(english);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(['searchBox', 'calendar', 'card', 'filters', 'results', 'pager', 'block']),
  );
  expect(texts['host']).toMatchObject({ crashTitle: english.host.crashTitle, from: english.host.from });
  expect(texts['block']).toEqual(english.block);
  expect(texts['gift']).toMatchObject({ failed: english.gift.failed });
  expect(texts['gift']).not.toHaveProperty('step1');
  for (const namespace of ['mail', 'minisite', 'home', 'consent', 'care'])
    expect(texts[namespace], namespace).toBeUndefined();
  expect(JSON.stringify(texts).length).toBeLessThan(JSON.stringify(english).length * 0.75);
});
