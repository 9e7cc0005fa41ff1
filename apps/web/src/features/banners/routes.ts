import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const editor = lazySection(
  () => import('./editor/screen.tsx').then((m) => m.BannerScreen),
  ['banners', 'banner', 'tags', 'person-picker', 'operators', 'errors'],
)

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'banners',
    access: 'banner.list',
    section: lazySection(() => import('./screen.tsx').then((m) => m.BannersScreen), ['banners', 'errors']),
  },
  { screen: 'newBanner', access: 'banner.edit', section: editor },
  { screen: 'banner', access: 'banner.list', section: editor },
]
