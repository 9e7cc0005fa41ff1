import type { BannerContent } from '@deckle/core/banner/banner.ts'

export interface SceneProps {
  readonly banner: BannerContent
  readonly isNarrow: boolean
  readonly isDark: boolean
}
