import type { Finding, NodeInsight } from "#renderer/release";
import { type Field, firstValue } from "../form-model.ts";
import { layerOptions } from "../layer-options.ts";
import { insightAt } from "../node-props.ts";
import type { PageEdit } from "../page-edit.ts";
import type { StudioPage } from "../studio-types.ts";
import { ValueControl } from "./fields/value-control.tsx";
import { Icon } from "./icons.tsx";
import type { StudioController } from "./use-studio.ts";

interface PropFieldProps {
  readonly studio: StudioController;
  readonly page: StudioPage;
  readonly node: NodeInsight;
  readonly field: Field;
  readonly path: readonly string[];
  readonly value: unknown;
  /** The object whose member the value is. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** The layer to write; empty for the one that gave the value. */
  readonly layer: string;
}

/**
 * A prop with its control, where its value comes from, and the way back to the inherited one. Objects open
 * member by member.
 */
export function PropField(props: PropFieldProps) {
  const { studio, page, node, field, path, layer } = props;
  const dotted = path.join(".");
  const waiting = studio.pending.findLast(
    ({ address, path: of }) => address === node.address && of === dotted,
  );
  const value = waiting ? waiting.value : props.value;
  const insight = insightAt(node, path);
  const { options, preferred } = layerOptions(page.layers, insight, node.placedBy?.layer);
  const open = options.filter(({ refusal }) => !refusal);
  const target = open.find(({ name }) => name === layer)?.name ?? preferred;
  const refusal = layer ? options.find(({ name }) => name === layer)?.refusal : undefined;
  const winner = insight?.stack.find((each) => each.winner);
  const edit = (change: PageEdit) => void studio.edit(target, change);
  const set = (next: unknown) => edit({ kind: "prop", address: node.address, path, value: next });
  const id = `prop-${path.join("-")}`;
  const problems = page.draft.findings.filter((finding) =>
    concerns(finding, winner, waiting !== undefined, node, path),
  );
  const isLeft = !field.required || (insight?.stack.length ?? 0) > 1;
  const canReset = winner !== undefined && isLeft && page.layers.some(({ name }) => name === winner.layer);

  if (field.kind === "object" && value !== undefined && !waiting) {
    return (
      <fieldset className="members">
        <legend>
          {field.label}
          {!field.required && (
            <button
              type="button"
              className="link"
              onClick={() => edit({ kind: "clear", address: node.address, path })}
            >
              Take away
            </button>
          )}
        </legend>
        {field.description && <p className="help">{field.description}</p>}
        {field.fields.map(({ name, field: member }) => (
          <PropField
            key={name}
            {...props}
            field={member}
            path={[...path, name]}
            value={(value as Readonly<Record<string, unknown>>)[name]}
            beside={value as Readonly<Record<string, unknown>>}
          />
        ))}
      </fieldset>
    );
  }
  return (
    <div className="prop" data-prop={dotted}>
      <div className="row">
        <label htmlFor={id} id={`${id}-label`}>
          {field.label}
        </label>
        {insight?.lockedBy && <Icon name="lock" />}
        {canReset && (
          <button
            type="button"
            className="link"
            aria-label={`Reset ${field.label} to the inherited value`}
            title={`Take away what ${winner.layer} says`}
            onClick={() => void studio.edit(winner.layer, { kind: "reset", address: node.address, path })}
          >
            <Icon name="reset" />
          </button>
        )}
      </div>
      {value === undefined &&
      field.kind !== "switch" &&
      !(["text", "message", "number", "choice"] as const).some((kind) => kind === field.kind) ? (
        <button type="button" id={id} onClick={() => set(firstValue(field))}>
          <Icon name="add" /> Add
        </button>
      ) : (
        <ValueControl
          id={id}
          field={field}
          value={value}
          beside={props.beside}
          url={studio.url}
          onChange={set}
        />
      )}
      {field.description && <p className="help">{field.description}</p>}
      {problems.map(({ message, suggestion, code }) => (
        <p key={code} className="problem" role="alert">
          {message} {suggestion} <code>{code}</code>
        </p>
      ))}
      <p className="from">
        {winner ? (
          <>
            {winner.layer} · {winner.file}:{winner.line}
          </>
        ) : (
          "not set"
        )}
        {winner?.layer !== target && !insight?.lockedBy && <> → writes {target}</>}
        {insight?.lockedBy && (
          <>
            {" "}
            · locked by {insight.lockedBy.layer}, {insight.lockedBy.file}:{insight.lockedBy.line}
          </>
        )}
      </p>
      {refusal && (
        <p className="from">
          Not {layer}: {refusal}.
        </p>
      )}
    </div>
  );
}

/**
 * A finding belongs to the value at whose place it stands; while the page has mistakes, to the value that was
 * just asked for.
 */
function concerns(
  finding: Finding,
  winner: { readonly file: string; readonly line: number } | undefined,
  isWaiting: boolean,
  node: NodeInsight,
  path: readonly string[],
): boolean {
  if (isWaiting && finding.severity === "error") {
    const name = path.at(-1) ?? "";
    return finding.message.includes(name) || finding.message.includes(node.address);
  }
  return winner !== undefined && finding.file === winner.file && finding.line === winner.line;
}
