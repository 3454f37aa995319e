import { createElement } from 'react';
import type { ReactElement } from 'react';
import type { Part } from './rules.ts';

const part = (tag: string, name: Part) => (props: object) =>
  createElement(tag, { ...props, className: name } as object) as ReactElement;

/* The parts of the page as elements with a class. */
export const Header = part('header', 'header');
export const Main = part('main', 'main');
export const Form = part('form', 'form');
export const Field = part('div', 'field');
export const Panel = part('div', 'panel');
export const Calendar = part('div', 'calendar');
export const Toolbar = part('div', 'toolbar');
export const Cards = part('ul', 'cards');
export const Card = part('article', 'card');
export const Badge = part('span', 'badge');
export const Body = part('div', 'body');
export const Place = part('span', 'place');
export const Score = part('div', 'score');
export const Perks = part('ul', 'perks');
export const Foot = part('div', 'foot');
export const Action = part('span', 'action');
export const Pager = part('nav', 'pager');
export const Footer = part('footer', 'footer');
