type Props = Readonly<Record<string, unknown>>;

/** By the version a step reads. */
export const migrations: Readonly<Record<number, (props: Props) => Props>> = {
  1: ({ picture, ...props }) => (picture === undefined ? props : { ...props, imageSide: picture }),
  2: (props) => (isObject(props.image) ? { ...props, image: withWordsApart(props.image) } : props),
};

/**
 * A picture whose `alt` is a message id. Words cannot be turned into one: they move to `altText`, so that a
 * page that was stored with them still says them. No words stay none, and what already names a message stays.
 */
function withWordsApart(image: Props): Props {
  const { alt } = image;
  if (typeof alt !== "string" || MESSAGE_ID.test(alt)) return image;
  return Object.fromEntries(
    Object.entries(image).flatMap(([key, value]): [string, unknown][] => {
      if (key !== "alt") return [[key, value]];
      return alt === "" ? [] : [["altText", alt]];
    }),
  );
}

const MESSAGE_ID = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

function isObject(value: unknown): value is Props {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
