const digits = 6

/** Six digits, each PIN as likely as any other, but for those that people guess first. */
export function suggestPin(random: (values: Uint32Array<ArrayBuffer>) => Uint32Array = secureRandom): string {
  for (;;) {
    const [value = 0] = random(new Uint32Array(1))
    // The last, incomplete million would make its PINs more likely.
    if (value >= Math.floor(2 ** 32 / 10 ** digits) * 10 ** digits) continue
    const pin = String(value % 10 ** digits).padStart(digits, '0')
    if (!isGuessedFirst(pin)) return pin
  }
}

function isGuessedFirst(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  return steps.every((step) => step === 0) || steps.every((step) => Math.abs(step) === 1)
}

function secureRandom(values: Uint32Array<ArrayBuffer>): Uint32Array {
  return crypto.getRandomValues(values)
}
