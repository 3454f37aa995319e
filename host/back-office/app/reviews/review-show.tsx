import { DateField, Show, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { ActionButton } from '../layout/action-button.tsx';
import { Actions } from '../layout/facts.tsx';
import { StateField } from '../layout/state-field.tsx';

function ReviewActions() {
  const translate = useTranslate();
  const review = useRecordContext<{ id: string; state: string; reply?: string | null }>();
  const t = (key: string) => translate(`staff.resources.reviews.${key}`);
  const isPublished = review?.state === 'published';
  return (
    <Actions>
      <ActionButton action="publish" label={t('publish')} disabled={isPublished} />
      <ActionButton
        action="reject"
        label={t('reject')}
        danger
        disabled={review?.state === 'rejected'}
        fields={[{ name: 'reason', label: translate('staff.reason') }]}
      />
      <ActionButton
        action="reply"
        label={t('answer')}
        disabled={!isPublished}
        fields={[
          {
            name: 'text',
            label: t('answerText'),
            type: 'multiline',
            initial: review?.reply ?? '',
            optional: true,
            hint: t('answerHint'),
          },
        ]}
      />
    </Actions>
  );
}

/** A review: it is read, and shown or not. */
export default function ReviewShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <ReviewActions />
        <StateField source="state" />
        <TextField source="hotel" emptyText="–" />
        <TextField source="score" />
        <TextField source="title" emptyText="–" />
        <TextField source="liked" emptyText="–" />
        <TextField source="disliked" emptyText="–" />
        <TextField source="flags" emptyText="–" />
        <TextField source="author" emptyText="–" />
        <TextField source="locale" />
        <TextField source="stayMonth" />
        <TextField source="reply" emptyText="–" />
        <TextField source="reason" emptyText="–" />
        <TextField source="moderator" emptyText="–" />
        <DateField source="sentAt" showTime />
        <DateField source="moderatedAt" showTime emptyText="–" />
      </SimpleShowLayout>
    </Show>
  );
}
