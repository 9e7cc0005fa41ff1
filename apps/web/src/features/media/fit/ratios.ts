import { type ImagePreset, imagePresets, presetNames } from '@deckle/core/deck/design/image-presets.ts'

/** A shape that a picture can be cut to; `null` leaves it as it is. */
export interface Ratio {
  readonly key: string
  /** Height to width. */
  readonly aspect: number | null
  readonly name: string
  /** The shape of the place that the picture is for. */
  readonly fits: boolean
}

/** As it is, then the shape of the place, then the six presets. */
export function ratiosFor(place: number | undefined, asItIs: string): readonly Ratio[] {
  const presets = imagePresets.map((preset): Ratio => ({
    key: String(preset),
    aspect: aspectOf(preset),
    name: presetNames[preset],
    fits: place !== undefined && Math.abs(aspectOf(preset) - place) < 0.01,
  }))
  const own: Ratio[] =
    place === undefined || presets.some(({ fits }) => fits)
      ? []
      : [{ key: 'place', aspect: place, name: nameOf(place), fits: true }]
  const all = [...own, ...presets].sort((one, other) => Number(other.fits) - Number(one.fits))
  return [{ key: 'as_it_is', aspect: null, name: asItIs, fits: false }, ...all]
}

const aspectOf = (preset: ImagePreset): number => preset / 10_000

/** `1.33` → `3:4`: the nearest ratio of small numbers, width to height. */
function nameOf(aspect: number): string {
  const candidates = Array.from({ length: 16 }, (_, at) => at + 1).map((width) => [width, Math.round(aspect * width)])
  const [width, height] = candidates.find(([w = 1, h = 1]) => Math.abs(h / w - aspect) < 0.01) ?? [1, aspect]
  return `${width}:${height}`
}
