import { describe, expect, it } from 'vitest';
import { nativeAppOf } from './native-app.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('the mobile app', () => {
  it('is known by its user agent, and no browser is taken for it [NATIVEAPP-01]', () => {
    for (const app of ['Mozilla/5.0 gonative', 'x wed-mobile/3.1', `${SAFARI} gonative/2`])
      expect(nativeAppOf(app), app).toBeDefined();
    for (const other of [SAFARI, 'Mozilla/5.0', '', undefined]) expect(nativeAppOf(other)).toBeUndefined();
  });

  it('tells its name and version, and an empty one where it says none [NATIVEAPP-04]', () => {
    expect(nativeAppOf('x wed-mobile/3.1')).toEqual({ agent: 'wed-mobile', version: '3.1' });
    expect(nativeAppOf('Mozilla/5.0 gonative')).toEqual({ agent: 'gonative', version: '' });
    expect(nativeAppOf('gonative v7', /gonative v(\d+)/)).toEqual({ agent: 'gonative', version: '7' });
    expect(nativeAppOf(SAFARI)).toBeUndefined();
  });
});
