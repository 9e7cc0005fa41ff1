import { joinTexts } from '@deckle/core/text/joined-texts.ts'

/** @param labels names by key; a key without a name is shown as it is */
export function named(keys: readonly string[], labels: ReadonlyMap<string, string>): string {
  return joinTexts(keys.map((key) => labels.get(key) ?? key))
}
