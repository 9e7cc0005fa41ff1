import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'account',
    access: 'account.use',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.AccountScreen),
      ['account', 'factors', 'upgrades', 'usage', 'webhooks', 'single-sign-on', 'short-addresses', 'errors'],
    ),
  },
]
