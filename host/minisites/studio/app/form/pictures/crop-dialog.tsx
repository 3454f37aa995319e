import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';

/** Chooses the part of a picture that is kept, by pointer or by arrow keys, in the ratio of its place. */
export function CropDialog({
  file,
  ratio,
  title,
  onDone,
  onCancel,
}: {
  file: File;
  ratio: number;
  title: string;
  /** The part, in pixels of the picture. */
  onDone: (crop: Record<'left' | 'top' | 'width' | 'height', number>) => void;
  onCancel: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState('');
  const [crop, setCrop] = useState<PercentCrop>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    dialog.current?.showModal();
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const done = () => {
    if (!crop || !image.current) return;
    const { naturalWidth, naturalHeight } = image.current;
    const part = (percent: number, of: number) => Math.round((percent / 100) * of);
    const [left, top] = [part(crop.x, naturalWidth), part(crop.y, naturalHeight)];
    onDone({
      left,
      top,
      width: Math.min(part(crop.width, naturalWidth), naturalWidth - left),
      height: Math.min(part(crop.height, naturalHeight), naturalHeight - top),
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby="crop" className="crop" onCancel={onCancel}>
      <h2 id="crop">{title}: the part that is shown</h2>
      <p>Drag the frame, or move it with the arrow keys; its corners make it smaller or larger.</p>
      {isBroken && <p role="alert">The browser cannot read this file as a picture.</p>}
      {address !== '' && !isBroken && (
        <ReactCrop
          aspect={ratio}
          keepSelection
          ruleOfThirds
          {...(crop && { crop })}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            src={address}
            alt=""
            onError={() => setIsBroken(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setCrop(
                centerCrop(
                  makeAspectCrop({ unit: '%', width: 100 }, ratio, naturalWidth, naturalHeight),
                  naturalWidth,
                  naturalHeight,
                ),
              )
            }
          />
        </ReactCrop>
      )}
      <div className="actions">
        <button type="button" onClick={onCancel}>
          Leave it
        </button>
        <button type="button" className="main" onClick={done} disabled={!crop}>
          Take this part
        </button>
      </div>
    </dialog>
  );
}
