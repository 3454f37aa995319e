import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import {
  ArrayInput,
  BooleanInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
  useSimpleFormIteratorItem,
  useTranslate,
  useWrappedSource,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { JsonInput } from './json-input.tsx';
import { useHasProblem, useProblem } from './problems.tsx';
import { kindsOf, ofKind, type FormSchema } from './schema.ts';

interface FieldProps {
  schema: FormSchema;
  /** Place in the form, relative to the list that it is in. */
  source: string;
  /** Its last name. */
  name: string;
  required?: boolean;
}

/** From this length on a text has several lines. */
const LONG = 160;

/** The label of a field: our word for it, or its name in words. */
function useLabel(): (name: string) => string {
  const translate = useTranslate();
  return (name) => {
    const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    return translate(`staff.resources.content.words.${name}`, {
      _: words.charAt(0).toUpperCase() + words.slice(1),
    });
  };
}

/** A part that opens when it is pressed, so that a long document stays in sight. A problem within opens it. */
function Section({ title, source, children }: { title: string; source: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const hasProblem = useHasProblem(source);
  return (
    <Accordion
      expanded={isOpen || hasProblem}
      onChange={(_, next) => setOpen(next)}
      disableGutters
      variant="outlined"
      slotProps={{
        transition: { unmountOnExit: true },
        // Parts lie in parts, deeper than headings go, and are too many for landmarks.
        heading: { component: 'div' },
        region: { role: 'group' },
      }}
      sx={{ width: '100%', my: 0.5 }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`part-${source}`}
        aria-controls={`fields-${source}`}
      >
        <Typography component="span" color={hasProblem ? 'error' : 'inherit'}>
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Inputs of all fields of an object. */
function ObjectFields({ schema, source }: { schema: FormSchema; source: string }) {
  const prefix = source === '' ? '' : `${source}.`;
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => (
    <SchemaField
      key={name}
      name={name}
      schema={inner}
      source={`${prefix}${name}`}
      required={schema.required?.includes(name) ?? false}
    />
  ));
}

/** Fields of one of several kinds, and the choice between these. */
function KindFields({ schema }: { schema: FormSchema }) {
  const label = useLabel();
  const kind = useWatch({ name: useWrappedSource('kind') }) as string | undefined;
  const chosen = ofKind(schema, kind);
  return (
    <>
      <SelectInput
        source="kind"
        label={label('kind')}
        choices={kindsOf(schema).map((id) => ({ id, name: label(id) }))}
        required
      />
      {chosen && (
        <ObjectFields
          schema={{
            ...chosen,
            properties: Object.fromEntries(
              Object.entries(chosen.properties ?? {}).filter(([name]) => name !== 'kind'),
            ),
          }}
          source=""
        />
      )}
    </>
  );
}

/** One of a list, under the words that tell it from the others. */
function ListItem({ schema }: { schema: FormSchema }) {
  const { index } = useSimpleFormIteratorItem();
  const translate = useTranslate();
  const label = useLabel();
  const source = useWrappedSource('');
  const value = useWatch({ name: source }) as Record<string, unknown> | undefined;
  const said = ['title', 'label', 'themaTitle', 'content', 'internalCode']
    .map((key) => value?.[key])
    .find((one) => typeof one === 'string' && one !== '');
  const kind = value?.['kind'];
  const number = translate('staff.resources.content.item', {
    kind: typeof kind === 'string' ? label(kind) : '',
    number: index + 1,
  }).trim();
  return (
    <Section title={said === undefined ? number : `${number} – ${String(said)}`} source={source}>
      {schema.oneOf ? <KindFields schema={schema} /> : <ObjectFields schema={schema} source="" />}
    </Section>
  );
}

/** The input of a field, by its type. */
function SchemaField({ schema, source, name, required = false }: FieldProps) {
  const label = useLabel();
  const whole = useWrappedSource(source);
  const problem = useProblem(whole);
  const shared = {
    source,
    label: label(name),
    helperText: problem ?? schema.description ?? false,
    required,
    fullWidth: true,
    ...(problem !== undefined && { sx: { '& .MuiFormHelperText-root': { color: 'error.main' } } }),
  } as const;
  if (schema.type === 'array') {
    if (schema.items?.type === 'string')
      return <TextArrayInput {...shared} options={schema.items.enum ? [...schema.items.enum] : []} />;
    return (
      <ArrayInput source={source} label={label(name)} helperText={shared.helperText}>
        <SimpleFormIterator
          fullWidth
          disableClear
          sx={{
            '& .RaSimpleFormIterator-form': { minWidth: 0 },
            // Those who do not hover need the buttons too.
            '& .RaSimpleFormIterator-action': { visibility: 'visible' },
          }}
        >
          <ListItem schema={schema.items ?? {}} />
        </SimpleFormIterator>
      </ArrayInput>
    );
  }
  if (schema.type === 'object') {
    if (!schema.properties) return <JsonInput source={source} label={label(name)} />;
    return (
      <Section title={label(name)} source={whole}>
        <ObjectFields schema={schema} source={source} />
      </Section>
    );
  }
  if (schema.enum) return <SelectInput {...shared} choices={[...schema.enum]} />;
  if (schema.type === 'boolean')
    return (
      <BooleanInput
        source={source}
        label={label(name)}
        defaultValue={schema.default}
        helperText={shared.helperText}
      />
    );
  if (schema.type === 'integer')
    return (
      <NumberInput
        {...shared}
        {...(schema.minimum !== undefined && { min: schema.minimum })}
        {...(schema.maximum !== undefined && { max: schema.maximum })}
        step={1}
      />
    );
  const { maxLength = LONG, format } = schema;
  const isHtml = format === 'html';
  return (
    <TextInput
      {...shared}
      multiline={isHtml || maxLength > LONG}
      minRows={isHtml ? 6 : 1}
      {...(schema.maxLength !== undefined && { slotProps: { htmlInput: { maxLength } } })}
    />
  );
}

/** The inputs of a whole document. */
export function DocumentFields({ schema }: { schema: FormSchema }) {
  if (schema.type === 'array') return <SchemaField schema={schema} source="value" name="content" />;
  return <ObjectFields schema={schema} source="value" />;
}
