/** Characters of a PIN. A present PIN of a deck may be shorter (decisions.md §7). */
export const pinLimits = { min: 6, max: 12 } as const

/** Whether a PIN is one that people try first: one character repeated, or steps of one, as in `123456` and `121212`. */
export function isTrivialPin(pin: string): boolean {
  const codes = [...pin.toLowerCase()].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => Math.abs(code - (codes[at] ?? 0)))
  return steps.every((step) => step === 0) || steps.every((step) => step === 1)
}

/** Whether a new PIN is 6 to 12 letters and digits of any script, and not trivial. */
export const isNewPin = (pin: string): boolean =>
  pin.length >= pinLimits.min && pin.length <= pinLimits.max && /^[\p{L}\p{N}]+$/u.test(pin) && !isTrivialPin(pin)
