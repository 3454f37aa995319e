import {
  descriptionId,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { SECTIONS } from './sections.ts';

/** Fields of several controls: their label names a group. */
const GROUPS = new Set(['choice', 'picture']);

/** Id of the words that name a group of controls. */
export const groupLabelId = (id: string) => `${id}__label`;

function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, description, children, errors, hidden, required, displayLabel, uiSchema } = props;
  if (hidden) return <div hidden>{children}</div>;
  const isGroup = GROUPS.has(String(uiSchema?.['ui:widget']));
  const words = (
    <>
      {label}
      {required && <span className="needed"> (needed)</span>}
    </>
  );
  return (
    <div className="field">
      {displayLabel &&
        (isGroup ? (
          <p className="label" id={groupLabelId(id)}>
            {words}
          </p>
        ) : (
          <label className="label" htmlFor={id}>
            {words}
          </label>
        ))}
      {displayLabel && description}
      {children}
      {errors}
    </div>
  );
}

/** The root has its fields in sections; other objects are groups. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, properties, required } = props;
  const id = fieldPathId.$id;
  if (id === 'root') {
    const named = new Set(SECTIONS.flatMap(({ fields }) => fields));
    return SECTIONS.map(({ name, fields }, index) => {
      const order =
        fields.length > 0 ? fields : properties.map((one) => one.name).filter((one) => !named.has(one));
      const own = order.flatMap((field) => properties.find((one) => one.name === field) ?? []);
      return own.length === 0 ? null : (
        <details key={name} open={index < 3} className="section">
          <summary>{name}</summary>
          {own.map(({ content }) => content)}
        </details>
      );
    });
  }
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend>
        {title}
        {required && <span className="needed"> (needed)</span>}
      </legend>
      {description !== undefined && description !== '' && (
        <p className="field-description" id={descriptionId(fieldPathId)}>
          {description}
        </p>
      )}
      {properties.map(({ content }) => content)}
    </fieldset>
  );
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, uiSchema, items, canAdd, onAddClick } = props;
  return (
    <fieldset id={fieldPathId.$id} tabIndex={-1}>
      <legend>{uiSchema?.['ui:title'] ?? title}</legend>
      <p className="field-description">{uiSchema?.['ui:description']}</p>
      {items}
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          Add to {String(uiSchema?.['ui:title'] ?? title).toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  return (
    <div className="item">
      {children}
      {buttonsProps.hasRemove && (
        <button type="button" aria-label={`Remove entry ${index + 1}`} onClick={buttonsProps.onRemoveItem}>
          Remove
        </button>
      )}
    </div>
  );
}

/** RJSF's own buttons are icons of a font that is not here. */
const plain = (text: string) =>
  function PlainButton({ onClick, disabled, id }: IconButtonProps) {
    return (
      <button type="button" id={id} onClick={onClick} disabled={disabled}>
        {text}
      </button>
    );
  };

/** How RJSF lays out the form. */
export const TEMPLATES = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  ButtonTemplates: { AddButton: plain('Add'), RemoveButton: plain('Remove') },
};
