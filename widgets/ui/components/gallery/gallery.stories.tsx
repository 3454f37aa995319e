import { story } from '@staykit/testing/workshop/story.tsx';
import { Gallery } from './gallery.tsx';
import { Slideshow } from './slideshow.tsx';

export default { component: Gallery };

const IMAGES = [1, 2, 3, 4, 5].map((at) => `/api/images/p${at}`);

const gallery = (images: readonly string[]) =>
  story(() => (
    <Gallery images={images} name="Hôtel des Trois Rives" href="#stay" onEnlarge={() => {}} eager />
  ));

export const Several = gallery(IMAGES);
export const One = gallery(IMAGES.slice(0, 1));
export const Large = story(() => (
  <Slideshow images={IMAGES} name="Hôtel des Trois Rives" start={1} onClose={() => {}} />
));
