/** `fill('{n} of {m}', { n: 1, m: 3 })`; unknown names stay. */
export function fill(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
