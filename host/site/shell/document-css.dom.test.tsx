import { afterEach, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { render } from '@staykit/testing/render.tsx';
import { documentCss } from './document-css.ts';

const sheet = document.createElement('style');
afterEach(() => sheet.remove());

it('what has the focus has one ring: a field that of its frame, everything else that of the page', async () => {
  const { user, getByRole } = await render(
    <>
      <a href="#there">There</a>
      <Field id="code" label="Code" value="" onChange={() => undefined} />
      <Button>Apply</Button>
    </>,
  );
  // Behind the rules of the components, as the sheet of a page has it.
  sheet.textContent = `${baseCss(':root')}${documentCss}`;
  document.body.append(sheet);
  const field = getByRole('textbox', { name: 'Code' });
  const ringed = () =>
    [...document.querySelectorAll('a, button, input, div:has(> input)')].filter(
      (element) => getComputedStyle(element).outlineStyle === 'solid',
    );
  await user.tab();
  expect(ringed()).toEqual([getByRole('link')]);
  await user.tab();
  expect(ringed()).toEqual([field.parentElement]);
  await user.tab();
  expect(ringed()).toEqual([getByRole('button')]);
});
