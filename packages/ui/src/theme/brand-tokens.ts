import { contrastRatio } from './contrast.ts'
import { fromOklch, toOklch, type Oklch } from './oklch.ts'
import { surfaces } from './surfaces.ts'

export const defaultBrand = '#6b3fd4'

/** A scheme's colours from a brand colour. All `#rrggbb`. */
export interface BrandTokens {
  /** Filled buttons, switches, checkboxes: 3:1 to every surface. */
  fill: string
  fillHover: string
  fillPressed: string
  /** Text on any of the three fills: 4.5:1. */
  onFill: string
  /** Links and selected text on every surface: 4.5:1. */
  text: string
  soft: string
  /** Text on the tint: 4.5:1. */
  onSoft: string
  /** Focus ring and selected edge: 3:1 to every surface. */
  edge: string
}

type Scheme = 'light' | 'dark'

/**
 * Tokens for both schemes from a client's colour (`#rgb` or `#rrggbb`; RangeError otherwise). Hue and, where sRGB allows, chroma
 * are preserved; lightness changes only as far as contrast requires.
 */
export function brandTokens(primaryHex: string): Record<Scheme, BrandTokens> {
  return { light: schemeTokens(primaryHex, 'light'), dark: schemeTokens(primaryHex, 'dark') }
}

/** As CSS variables for the root: `--client-light-fill`, …, `--client-dark-edge`. */
export function brandVariables(primaryHex: string): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [scheme, tokens] of Object.entries(brandTokens(primaryHex))) {
    for (const [name, value] of Object.entries<string>({ ...tokens })) {
      variables[`--client-${scheme}-${kebab(name)}`] = value
    }
  }
  return variables
}

/** For the branding form: whether the colour is usable as it is, and the fills used in light and dark. */
export function brandCheck(primaryHex: string): { isUsable: boolean; light: string; dark: string } {
  const tokens = brandTokens(primaryHex)
  return {
    isUsable: contrastRatio(tokens.light.fill, primaryHex) < 1.02,
    light: tokens.light.fill,
    dark: tokens.dark.fill,
  }
}

function schemeTokens(primaryHex: string, scheme: Scheme): BrandTokens {
  const base = toOklch(primaryHex)
  const onEverySurface = (ratio: number) => (hex: string) =>
    Object.values(surfaces[scheme]).every((ground) => contrastRatio(hex, ground) >= ratio)
  const onFill = contrastRatio(primaryHex, white) >= 2.9 ? white : black
  const fill = nearest(base, (hex) => onEverySurface(3)(hex) && contrastRatio(hex, onFill) >= 4.5)
  const deeper = onFill === white ? -1 : 1
  const [softLightness, softChroma] = scheme === 'light' ? [0.96, 0.12] : [0.28, 0.36]
  const soft = fromOklch({ l: softLightness, c: Math.min(base.c, 0.22) * softChroma, h: base.h })
  return {
    fill: fromOklch(fill),
    fillHover: fromOklch({ ...fill, l: fill.l + deeper * 0.05 }),
    fillPressed: fromOklch({ ...fill, l: fill.l + deeper * 0.1 }),
    onFill,
    text: fromOklch(nearest(base, onEverySurface(4.5))),
    soft,
    onSoft: fromOklch(nearest(base, (hex) => contrastRatio(hex, soft) >= 4.6)),
    edge: fromOklch(nearest(base, onEverySurface(3))),
  }
}

const white = '#ffffff'
const black = '#111114'

/** The nearest lightness that fits; for the checks above there always is one. */
function nearest(color: Oklch, fits: (hex: string) => boolean): Oklch {
  for (let distance = 0; distance <= 1; distance += 0.005) {
    for (const l of [color.l - distance, color.l + distance]) {
      if (l >= 0 && l <= 1 && fits(fromOklch({ ...color, l }))) return { ...color, l }
    }
  }
  throw new Error('No lightness of this hue has enough contrast')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
