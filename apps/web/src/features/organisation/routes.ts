import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'organisation',
    access: 'audit.read',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.OrganisationScreen),
      ['organisation', 'audit', 'person-picker', 'table-export', 'factors', 'errors'],
    ),
  },
]
