type Props = Readonly<Record<string, unknown>>;

/** By the version a step reads. */
export const migrations: Readonly<Record<number, (props: Props) => Props>> = {
  1: ({ picture, ...props }) => (picture === undefined ? props : { ...props, imageSide: picture }),
};
