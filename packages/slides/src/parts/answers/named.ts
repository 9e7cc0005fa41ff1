/** @param labels names by key; a key without a name stands for itself */
export function named(keys: readonly string[], labels: ReadonlyMap<string, string>): string {
  return keys.map((key) => labels.get(key) ?? key).join('; ')
}
