/** A remote data area (STATE-01). `request` is the number of the newest request; answers to older ones are ignored. */
export interface Remote<Data, Failure> {
  readonly request: number;
  readonly fetching: boolean;
  readonly loaded: boolean;
  readonly data: Data | null;
  readonly error: Failure | null;
}

/** An area nothing was asked for yet. */
export function idleRemote<Data, Failure>(): Remote<Data, Failure> {
  return { request: 0, fetching: false, loaded: false, data: null, error: null };
}

/** Start (STATE-01): fetching, old error gone, and old data too unless it is kept. The new request's number is in `request`. */
export function startRemote<Data, Failure>(
  area: Remote<Data, Failure>,
  { keepData = false }: { readonly keepData?: boolean } = {},
): Remote<Data, Failure> {
  return {
    request: area.request + 1,
    fetching: true,
    loaded: keepData && area.loaded,
    data: keepData ? area.data : null,
    error: null,
  };
}

/** Success (STATE-01): loaded, data set. An answer to an older request changes nothing. */
export function succeedRemote<Data, Failure>(
  area: Remote<Data, Failure>,
  request: number,
  data: Data,
): Remote<Data, Failure> {
  if (request !== area.request) return area;
  return { request, fetching: false, loaded: true, data, error: null };
}

/** Error (STATE-01): error set, loaded; kept data stays (HOTEL-11). An answer to an older request changes nothing. */
export function failRemote<Data, Failure>(
  area: Remote<Data, Failure>,
  request: number,
  error: Failure,
): Remote<Data, Failure> {
  if (request !== area.request) return area;
  return { request, fetching: false, loaded: true, data: area.data, error };
}
