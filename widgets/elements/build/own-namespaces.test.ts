import { expect, it } from 'vitest';
import { ownNamespaces } from './own-namespaces.ts';

const MADE = `var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) {
		__defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	}
	if (!no_symbols) {
		__defProp(target, Symbol.toStringTag, { value: "Module" });
	}
	return target;
};`;

it('a namespace of a partner’s page has the exports alone, and no descriptor of it inherits', () => {
  const own = ownNamespaces(MADE);
  expect(own).toContain('for (var name of Object.keys(all))');
  expect(own.match(/__proto__: null/g)).toHaveLength(2);
  expect(ownNamespaces('let target = {};')).toBe('let target = {};');
});

it('the build fails where the bundler makes its namespaces otherwise', () => {
  expect(() => ownNamespaces(MADE.replace('for (var', 'for (const'))).toThrow(/own-namespaces/);
});
