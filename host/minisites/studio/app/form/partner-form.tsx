// The package as a whole has its own tests' validator in it, which is not installed.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Problem, Settings } from '../calls.ts';
import { ChoiceWidget } from './choice-widget.tsx';
import { ColoursField } from './colours/colours-field.tsx';
import { PictureWidget } from './pictures/picture-widget.tsx';
import type { Place } from './place.ts';
import { errorSchemaOf } from './problems.ts';
import { TEMPLATES } from './templates.tsx';
import { RedirectsField } from './redirects-field.tsx';
import { formSchema, uiSchemaOf, bareSchema } from './ui-schema.ts';
import { validator } from './validator.ts';
import { YesNoWidget } from './yes-no-widget.tsx';

const WIDGETS = { choice: ChoiceWidget, picture: PictureWidget, yesNo: YesNoWidget };
const FIELDS = { colours: ColoursField, redirects: RedirectsField };
/** Nothing is written that nobody chose: what the file does not say has the meaning that the guide tells. */
const DEFAULTS = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** The form of a partner file, made from its schema. */
export function PartnerForm({
  schema,
  settings,
  problems,
  place,
  onChange,
}: {
  schema: RJSFSchema;
  settings: Settings;
  problems: readonly Problem[];
  place: Place;
  onChange: (settings: Settings) => void;
}) {
  const isExtended = settings['extends'] !== undefined;
  const shown = useMemo(() => formSchema(schema, isExtended), [schema, isExtended]);
  const { slots, taken } = place;
  const uiSchema = useMemo(() => uiSchemaOf(shown, slots, taken), [shown, slots, taken]);
  const plain = useMemo(() => bareSchema(shown), [shown]);
  const errors = useMemo(() => errorSchemaOf(problems), [problems]);
  return (
    <Form
      schema={plain}
      uiSchema={uiSchema}
      formData={settings}
      formContext={place}
      validator={validator}
      widgets={WIDGETS}
      fields={FIELDS}
      templates={TEMPLATES}
      extraErrors={errors}
      experimental_defaultFormStateBehavior={DEFAULTS}
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData }) => onChange(formData as Settings)}
      onSubmit={() => undefined}
      className="partner-form"
    >
      <></>
    </Form>
  );
}
