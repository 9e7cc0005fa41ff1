import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'framePreview',
    title: 'publish',
    access: 'deck.read',
    section: lazySection(
      () => import('./frames/frame-preview-screen.tsx').then((m) => m.FramePreviewScreen),
      ['errors'],
    ),
    frame: 'bare',
  },
]
