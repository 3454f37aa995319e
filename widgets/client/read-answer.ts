import { isPlainDate } from '../core/dates/plain-date.ts';
import { parseActivityChoice } from '../core/offer/activity-choice.ts';
import type { Shape } from '../contract/answer-shape.ts';
import { LINK } from '../contract/patterns.ts';

/** Where an answer breaks the contract. */
export class Misfit {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** `value` as the contract knows it: named fields only. Throws a `Misfit` where it does not fit. */
export function readAnswer(shape: Shape, value: unknown, path = ''): unknown {
  if (typeof shape === 'string') return readText(shape, value, path);
  if (Array.isArray(shape)) {
    const [item, key] = shape as readonly [Shape, string?];
    if (!Array.isArray(value)) throw new Misfit(path);
    return (key ? value.filter((entry) => isKnown(item, key, entry)) : value).map((entry, index) =>
      readAnswer(item, entry, `${path}/${index}`),
    );
  }
  if ('|0' in shape) return readFirst(Object.values(shape), value, path);
  if (!isObject(value)) throw new Misfit(path);
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape as Record<string, Shape>)) {
    if (name[0] === '*') {
      for (const key of Object.keys(value)) {
        if (key === '__proto__') continue;
        readText(name.slice(1), key, path);
        fields[key] = readAnswer(field, value[key], `${path}/${key}`);
      }
      continue;
    }
    const optional = name.endsWith('?');
    const key = optional ? name.slice(0, -1) : name;
    const given = value[key];
    if (optional && (!(key in value) || (typeof given === 'string' && isUnknown(field, given)))) continue;
    fields[key] = readAnswer(field, given, `${path}/${key}`);
  }
  return fields;
}

/** `value` by the first shape that it fits. */
function readFirst(shapes: readonly Shape[], value: unknown, path: string): unknown {
  for (const shape of shapes) {
    try {
      return readAnswer(shape, value, path);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
    }
  }
  throw new Misfit(path);
}

function readText(shape: string, value: unknown, path: string): unknown {
  let read = value;
  if (shape === 'c' && value === undefined) read = 0;
  if (shape === 'i' && typeof value === 'number') read = String(value);
  if (shape === 'f' && typeof value === 'string' && value.trim()) read = Number(value);
  if (shape.endsWith('*') && typeof value === 'string' && isUnknown(shape, value)) read = shape.split('|')[0];
  const fits =
    shape === 'b'
      ? typeof read === 'boolean'
      : 'ncf'.includes(shape)
        ? Number.isFinite(read)
        : typeof read === 'string' && fitsText(shape, read);
  if (!fits) throw new Misfit(path);
  return read;
}

function fitsText(shape: string, text: string): boolean {
  if (shape === 'd') return isPlainDate(text);
  if (shape === 'u') return LINK.test(text);
  return shape === 'a' ? !!parseActivityChoice(text) : !isUnknown(shape, text);
}

/** True for a text outside the fixed values of a shape; a shape without fixed values knows every text. */
function isUnknown(shape: Shape, text: string): boolean {
  return typeof shape === 'string' && shape.includes('|') && !shape.split('|').slice(0, -1).includes(text);
}

function isKnown(item: Shape, key: string, entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return true;
  const value = (entry as Record<string, unknown>)[key];
  const field = (item as Record<string, Shape>)[key];
  return value != null && !(typeof value === 'string' && field && isUnknown(field, value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
