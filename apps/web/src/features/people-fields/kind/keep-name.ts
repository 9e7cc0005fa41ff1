import { personFieldLimits } from '@deckle/core/people/person-field.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'

/** A free name for the text field that keeps values which do not fit, such as "Start date (text)"; null where no field fits. */
export function keepNameOf(name: string, suffix: string, fields: readonly { readonly name: string }[]): string | null {
  if (fields.length >= personFieldLimits.perClient) return null
  const taken = new Set(fields.map((field) => comparableText(field.name)))
  for (let number = 1; ; number++) {
    const end = number === 1 ? ` (${suffix})` : ` (${suffix} ${number})`
    const free = name.slice(0, personFieldLimits.name - end.length) + end
    if (!taken.has(comparableText(free))) return free
  }
}
