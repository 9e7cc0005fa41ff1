import { tagColors } from '@deckle/core/tag/tag.ts'
import { contrastRatio } from '@deckle/ui/theme/contrast.ts'
import { expect, it } from 'vitest'

it.each(tagColors)('%s bears white text, and stands out from light and dark surfaces', (color) => {
  expect(contrastRatio(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(color, '#18181c')).toBeGreaterThanOrEqual(3)
})
