import { type Field, firstValue } from "../../form-model.ts";
import { Icon } from "../icons.tsx";
import { MessageControl } from "./message-control.tsx";
import { TextControl } from "./text-control.tsx";

export interface ControlProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  /** The object whose member the value is; absent for items of lists. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Address of the page, whose site and language decide the words. */
  readonly url: string;
  readonly onChange: (value: unknown) => void;
}

/** The control of a value, as its schema asks for. */
export function ValueControl(props: ControlProps) {
  const { id, field, value, onChange } = props;
  switch (field.kind) {
    case "switch":
      return (
        <input
          id={id}
          type="checkbox"
          className="switch"
          checked={(value ?? field.fallback) === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case "choice":
      return field.options.length > 4 ? (
        <ChoiceList {...props} field={field} />
      ) : (
        <ChoiceButtons {...props} field={field} />
      );
    case "message":
      return <MessageControl {...props} />;
    case "list":
      return <ListControl {...props} field={field} />;
    case "object":
      return (
        <div className="item">
          {field.fields.map(({ name, field: member }) => (
            <div key={name}>
              <label htmlFor={`${id}-${name}`}>{member.label}</label>
              <ValueControl
                {...props}
                id={`${id}-${name}`}
                field={member}
                value={(value as Readonly<Record<string, unknown>> | undefined)?.[name]}
                beside={value as Readonly<Record<string, unknown>> | undefined}
                onChange={(next) => onChange({ ...(value as object), [name]: next })}
              />
            </div>
          ))}
        </div>
      );
    case "variants":
      return <VariantControl {...props} field={field} />;
    default:
      return <TextControl {...props} />;
  }
}

type Of<Kind extends Field["kind"]> = ControlProps & { readonly field: Extract<Field, { kind: Kind }> };

function ChoiceButtons({ id, field, value, onChange }: Of<"choice">) {
  return (
    <fieldset className="segments" id={id} aria-labelledby={`${id}-label`}>
      {field.options.map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={id}
            checked={(value ?? field.fallback) === option}
            onChange={() => onChange(option)}
          />
          <span>{String(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ChoiceList({ id, field, value, onChange }: Of<"choice">) {
  return (
    <select
      id={id}
      value={String(value ?? "")}
      onChange={(event) => onChange(field.options.find((option) => String(option) === event.target.value))}
    >
      {value === undefined && <option value="">not set</option>}
      {field.options.map((option) => (
        <option key={String(option)}>{String(option)}</option>
      ))}
    </select>
  );
}

function ListControl(props: Of<"list">) {
  const { id, field, value, onChange } = props;
  const items = Array.isArray(value) ? value : [];
  const move = (from: number, to: number) => {
    const others = items.filter((_, index) => index !== from);
    others.splice(to, 0, items[from]);
    onChange(others);
  };
  return (
    <fieldset className="list" id={id} aria-labelledby={`${id}-label`}>
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity; an item is its place.
          <li key={`${index}-${items.length}`}>
            <ValueControl
              {...props}
              id={`${id}-${index}`}
              field={field.item}
              value={item}
              beside={undefined}
              onChange={(next) => onChange(items.map((each, at) => (at === index ? next : each)))}
            />
            <span className="actions">
              <button
                type="button"
                aria-label={`Move item ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                aria-label={`Move item ${index + 1} down`}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <Icon name="down" />
              </button>
              <button
                type="button"
                aria-label={`Remove item ${index + 1}`}
                disabled={items.length <= (field.min ?? 0)}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                <Icon name="remove" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={items.length >= (field.max ?? Number.POSITIVE_INFINITY)}
        onClick={() => onChange([...items, firstValue(field.item)])}
      >
        <Icon name="add" /> Add item
      </button>
    </fieldset>
  );
}

function VariantControl(props: Of<"variants">) {
  const { id, field, value, onChange } = props;
  const at = Math.max(
    0,
    field.variants.findIndex(({ accepts }) => accepts(value)),
  );
  const variant = field.variants[at];
  if (!variant) return null;
  return (
    <div className="item">
      <select
        aria-label={`Form of ${field.label}`}
        value={at}
        onChange={(event) => {
          const next = field.variants[Number(event.target.value)];
          if (next) onChange(firstValue(next.field));
        }}
      >
        {field.variants.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <ValueControl {...props} id={`${id}-form`} field={variant.field} />
    </div>
  );
}
