/** The default image presets (product.md §4): height to width times 10,000. */
export const imagePresets = [17800, 10000, 7500, 5625, 5000, 2500] as const
export type ImagePreset = (typeof imagePresets)[number]

/** Width to height (decisions.md §2). */
export const presetNames: Readonly<Record<ImagePreset, string>> = {
  17800: '9:16',
  10000: '1:1',
  7500: '4:3',
  5625: '16:9',
  5000: '2:1',
  2500: '4:1',
}

/** Height to width of the deck's own pictures (product.md §9 "Slide aspect ratios"). */
export const deckImageAspects = { backgroundImage: 1.33, overlayImage: 1.33, presenter: 1 } as const
