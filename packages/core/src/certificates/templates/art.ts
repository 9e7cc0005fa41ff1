import { contrastRatio } from '../../deck/design/contrast.ts'

/** A drawn part of a background in millimetres; `d` is an SVG path. */
export interface Shape {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  /** Of the stroke. */
  readonly width?: number
}

/** Colours of a template, all made from one. */
export interface Tones {
  readonly accent: string
  readonly deep: string
  readonly soft: string
  readonly faint: string
  /** Of text on `accent`. */
  readonly onAccent: string
}

export function tonesOf(accent: string): Tones {
  return {
    accent,
    deep: mix(accent, '#000000', 0.45),
    soft: mix(accent, '#ffffff', 0.55),
    faint: mix(accent, '#ffffff', 0.9),
    onAccent: contrastRatio('#ffffff', accent) >= 3 ? '#ffffff' : '#111111',
  }
}

/** `share` of the second colour in the first. */
function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const round = (value: number): number => Math.round(value * 100) / 100

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** A closed curve around a point whose distance swings between two values, `waves` times a turn. */
export function rosette(
  [x, y]: readonly [number, number],
  [inner, outer]: readonly [number, number],
  waves: number,
  turn = 0,
): string {
  const steps = waves * 12
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const radius = (inner + outer) / 2 + ((outer - inner) / 2) * Math.cos(waves * angle + turn)
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`
  })
  return `M${points.join('L')}z`
}

/** The same path mirrored to the other corners of the page is drawn by these. */
export function corners(
  draw: (at: (x: number, y: number) => string) => string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): readonly string[] {
  const place = (fromX: number, fromY: number, signX: number, signY: number) =>
    draw((x, y) => `${round(fromX + signX * x)} ${round(fromY + signY * y)}`)
  return [place(left, top, 1, 1), place(right, top, -1, 1), place(left, bottom, 1, -1), place(right, bottom, -1, -1)]
}
