const digits = 6

/** Six random digits, uniformly distributed, without those that people guess first (all equal, or a run). */
export function suggestPin(random: (values: Uint32Array<ArrayBuffer>) => Uint32Array = secureRandom): string {
  for (;;) {
    const [value = 0] = random(new Uint32Array(1))
    // Values of the last, incomplete million are skipped: they would make some PINs more likely.
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
