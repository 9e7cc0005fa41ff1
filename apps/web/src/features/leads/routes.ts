import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'leads',
    access: 'lead.list',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.LeadsScreen),
      ['leads', 'tags', 'table-export', 'errors'],
    ),
  },
  {
    screen: 'lead',
    access: 'lead.list',
    section: lazySection(
      () => import('./detail/screen.tsx').then((m) => m.LeadScreen),
      ['leads', 'lead', 'tags', 'errors'],
    ),
  },
]
