import { isTrivialPin } from '@deckle/core/text/pin.ts'

const digits = 6

/** Six random digits, uniformly distributed, without those that people guess first (all equal, or a run). */
export function suggestPin(random: (values: Uint32Array<ArrayBuffer>) => Uint32Array = secureRandom): string {
  for (;;) {
    const [value = 0] = random(new Uint32Array(1))
    // Values of the last, incomplete million are skipped: they would make some PINs more likely.
    if (value >= Math.floor(2 ** 32 / 10 ** digits) * 10 ** digits) continue
    const pin = String(value % 10 ** digits).padStart(digits, '0')
    if (!isTrivialPin(pin)) return pin
  }
}

function secureRandom(values: Uint32Array<ArrayBuffer>): Uint32Array {
  return crypto.getRandomValues(values)
}
