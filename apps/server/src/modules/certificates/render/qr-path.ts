import { qrBars } from '@deckle/core/certificates/qr-bars.ts'
import { encode } from 'uqr'

/** In cells; `border` is white. */
export function qrPath(address: string, border: number): { readonly path: string; readonly size: number } {
  const { data, size } = encode(address, { border, ecc: 'M' })
  return { path: qrBars(data), size }
}
