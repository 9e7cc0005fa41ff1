import type { DeckColors } from '../deck.ts'

const palette = (...c: readonly [string, string, string, string, string, string, string]): DeckColors => ({
  base: c[0],
  baseText: c[1],
  primary: c[2],
  primaryText: c[3],
  primaryVariation: c[4],
  secondary: c[5],
  secondaryText: c[6],
})

/** The fourteen palettes (product.md §9; colours: decisions.md §2). Lagoon is the default. */
export const palettes = {
  Lagoon: palette('#ffffff', '#212121', '#0097a7', '#ffffff', '#00838f', '#454545', '#ffffff'),
  Plum: palette('#ffffff', '#212121', '#7b1fa2', '#ffffff', '#6a1b9a', '#454545', '#ffffff'),
  Violet: palette('#ffffff', '#212121', '#5e35b1', '#ffffff', '#4527a0', '#424242', '#ffffff'),
  Indigo: palette('#ffffff', '#1f2333', '#3949ab', '#ffffff', '#283593', '#37474f', '#ffffff'),
  Ocean: palette('#ffffff', '#17212b', '#1565c0', '#ffffff', '#0d47a1', '#37474f', '#ffffff'),
  Teal: palette('#ffffff', '#1d2624', '#00796b', '#ffffff', '#00695c', '#3e4a47', '#ffffff'),
  Forest: palette('#ffffff', '#1b241c', '#2e7d32', '#ffffff', '#1b5e20', '#3f4a40', '#ffffff'),
  Olive: palette('#fffef7', '#24261a', '#827717', '#ffffff', '#6b6212', '#4a4a3a', '#ffffff'),
  Amber: palette('#fffdf5', '#2b2412', '#a85f00', '#ffffff', '#8a4b00', '#4e4637', '#ffffff'),
  Rust: palette('#ffffff', '#2a1d18', '#bf360c', '#ffffff', '#a12b07', '#4e342e', '#ffffff'),
  Crimson: palette('#ffffff', '#261518', '#c62828', '#ffffff', '#b71c1c', '#4a3a3c', '#ffffff'),
  Rose: palette('#fffafc', '#2a1720', '#c2185b', '#ffffff', '#ad1457', '#4a3b42', '#ffffff'),
  Slate: palette('#f7f9fa', '#1c2328', '#455a64', '#ffffff', '#37474f', '#607078', '#ffffff'),
  Midnight: palette('#16181d', '#f2f3f5', '#b39ddb', '#16181d', '#9575cd', '#3a3f4a', '#f2f3f5'),
} as const satisfies Record<string, DeckColors>

export type PaletteName = keyof typeof palettes
