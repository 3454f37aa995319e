import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '@staykit/testing/render.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconHeart } from '../icon/icons.ts';
import { Notice } from '../notice/notice.tsx';
import { RadioList } from '../radio-list/radio-list.tsx';
import { BusyButton } from './busy-button.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

it('a button that is loading is announced as busy, keeps the focus and ignores presses', async () => {
  let presses = 0;
  const view = await render(
    <BusyButton loading onClick={() => presses++}>
      Search
    </BusyButton>,
  );
  const button = view.getByRole('button', { name: 'Search' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(presses).toBe(0);
  await view.rerender(<BusyButton onClick={() => presses++}>Search</BusyButton>);
  await userEvent.keyboard('{Enter}');
  expect(presses).toBe(1);
});

it('a button does not send the form around it unless it is told to', async () => {
  const view = await render(<Button>Dates</Button>);
  expect(view.getByRole<HTMLButtonElement>('button').type).toBe('button');
  await view.rerender(<Button type="submit">Search</Button>);
  expect(view.getByRole<HTMLButtonElement>('button').type).toBe('submit');
});

it('the whole line of a checkbox can be pressed', async () => {
  function Pool() {
    const [checked, setChecked] = useState(false);
    return <Checkbox label="Swimming pool" count={12} checked={checked} onChange={setChecked} />;
  }
  const view = await render(<Pool />);
  await userEvent.click(view.getByText('12'));
  expect(view.getByRole<HTMLInputElement>('checkbox', { name: /Swimming pool/ }).checked).toBe(true);
});

it('arrow keys move the choice of a radio list', async () => {
  function Sort() {
    const [value, setValue] = useState('quality');
    const options = [
      { value: 'quality', label: 'Quality/Price' },
      { value: 'popular', label: 'Popularity' },
    ];
    return <RadioList label="Sort" name="sort" options={options} value={value} onChange={setValue} />;
  }
  const view = await render(<Sort />);
  view.getByRole('radio', { name: 'Quality/Price' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(view.getByRole<HTMLInputElement>('radio', { name: 'Popularity' }).checked).toBe(true);
});

it('a field tells its hint and its error with its name', async () => {
  const view = await render(<Field id="mail" label="E-mail" hint="We write once" error="An @ is missing" />);
  const input = view.getByLabelText('E-mail');
  const told = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We write once',
    'An @ is missing',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('the quiet primitives have no accessibility finding', async () => {
  const view = await render(
    <>
      <Button variant="primary">Search</Button>
      <ButtonLink href="#offer">See offer</ButtonLink>
      <IconButton icon={iconHeart} label="Keep" />
      <Checkbox label="Sauna" checked onChange={() => {}} />
      <RadioList
        label="Sort"
        name="by"
        options={[{ value: 'a', label: 'A' }]}
        value="a"
        onChange={() => {}}
      />
      <Field id="town" label="Town" hint="Where to" />
      <Notice tone="danger" title="Oops" role="alert" action={<Button>Try again</Button>}>
        Something went wrong
      </Notice>
    </>,
  );
  const { violations } = await axe.run(view.container);
  expect(violations).toEqual([]);
});
