import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState, type DragEvent } from 'react';
import { CallError } from '../../calls.ts';
import type { Place } from '../place.ts';
import { sentence } from '../problems.ts';
import { groupLabelId } from '../templates.tsx';
import { CropDialog } from './crop-dialog.tsx';

/** A picture of the partner: dropped here or chosen, cut to its place, and checked before it is taken. */
export function PictureWidget({ id, value, required, onChange, registry, label }: WidgetProps) {
  const { slug, slots, putPicture } = registry.formContext as Place;
  const path = id.replace(/^root_/, '').replaceAll('_', '.');
  const slot = slots[path];
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [failure, setFailure] = useState('');
  const [isOver, setIsOver] = useState(false);
  const name = typeof value === 'string' ? value : '';

  const put = async (file: Blob, crop?: Record<string, number>) => {
    setChosen(undefined);
    setFailure('');
    try {
      await putPicture(path, file, crop);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure([error.message, ...error.problems.map(sentence)].join(' '));
    }
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    // A drawing is as wide as it is shown.
    if (file.type === 'image/svg+xml' || slot?.ratio === undefined) void put(file);
    else setChosen(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same by keyboard
    <div
      id={id}
      role="group"
      aria-labelledby={groupLabelId(id)}
      tabIndex={-1}
      className="picture"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {name !== '' && <img src={addressOf(slug, name)} alt={`${label} as it is`} />}
      <div className="actions">
        <button type="button" onClick={() => input.current?.click()}>
          {name === '' ? 'Choose a picture' : 'Choose another picture'}
        </button>
        {!required && name !== '' && (
          <button type="button" onClick={() => onChange(undefined)}>
            Take it out
          </button>
        )}
        <span>or drop it here</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File: ${label}`}
        accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {failure !== '' && <p role="alert">{failure}</p>}
      {chosen && slot?.ratio !== undefined && (
        <CropDialog
          file={chosen}
          ratio={slot.ratio}
          title={label}
          onDone={(crop) => void put(chosen, crop)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

/** A picture of elsewhere is named by its address. */
const addressOf = (slug: string, name: string) =>
  /^(https:|\/)/.test(name) ? name : `/api/partners/${slug}/files/${encodeURIComponent(name)}`;
