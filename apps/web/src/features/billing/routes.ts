import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'billing',
    access: 'billing.pay',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.BillingScreen),
      ['billing', 'plan-comparison', 'checkout', 'usage', 'deck', 'errors'],
    ),
  },
]
