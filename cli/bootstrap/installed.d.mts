interface Lockfile {
  readonly packages?: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly dev?: boolean;
        readonly optional?: boolean;
        readonly devOptional?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

export function isInstalled(wanted: Lockfile, installed: Lockfile): boolean;
