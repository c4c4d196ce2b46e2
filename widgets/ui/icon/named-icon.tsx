import { neutralIcon } from "./amenity-icons.ts";
import { Icon } from "./icon.tsx";
import { iconsByName } from "./icons-by-name.ts";

export interface NamedIconProps {
  /** Icon name from configuration; an unknown one draws the neutral one (CONF-12). */
  readonly name: string;
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}

/**
 * An icon whose name comes from data. It carries the whole set: use it where the widget ships no JavaScript.
 */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  return <Icon of={iconsByName[name] ?? neutralIcon} {...rest} />;
}
