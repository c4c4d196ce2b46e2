/**
 * Asks public data once for each name: ten thousand sites share a few hundred countries, zones and
 * currencies.
 */
export function once<Value>(ask: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    const asked = ask(name);
    known.set(name, asked);
    return asked;
  };
}
