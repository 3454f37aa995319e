import { fakeContactClient } from '@staykit/testing/test-widgets/contact-form.tsx';
import { fails, story, type Scene } from '@staykit/testing/workshop/story.tsx';
import type { ContactFormProps } from './contact-form.props.ts';
import { ContactForm } from './contact-form.tsx';

export default { component: ContactForm };

const form = (props: Partial<ContactFormProps> = {}, act?: (scene: Scene) => Promise<void>) =>
  story(
    (told) => <ContactForm {...told} client={fakeContactClient().client} navigate={() => {}} {...props} />,
    act,
  );

export const Empty = form();
const choose = async ({ page, user }: Scene) => {
  const [reason] = await page.findAllByRole('combobox');
  await user.selectOptions(reason as HTMLElement, 'other');
};

export const ReasonChosen = form({}, choose);
export const Wrong = form({}, async (scene) => {
  await choose(scene);
  await scene.press('contact.send');
});
export const Sent = form({ sent: true });
export const Closed = form({ client: fakeContactClient({ mayWrite: fails }).client });
