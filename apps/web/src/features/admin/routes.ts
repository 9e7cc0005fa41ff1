import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'admin',
    access: 'admin.use',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.AdminScreen),
      ['admin', 'audit', 'operators', 'operations', 'jobs', 'upgrades', 'errors'],
    ),
  },
  {
    screen: 'adminClient',
    access: 'admin.use',
    section: lazySection(
      () => import('./client/client-screen.tsx').then((m) => m.ClientScreen),
      ['admin', 'operators', 'operations', 'usage', 'single-sign-on', 'billing', 'errors'],
    ),
  },
  {
    screen: 'partnerClients',
    access: 'client.create',
    section: lazySection(() => import('./partner-screen.tsx').then((m) => m.PartnerScreen), ['operators', 'errors']),
  },
  {
    screen: 'partnerClient',
    title: 'adminClient',
    access: 'client.operate',
    section: lazySection(
      () => import('./client/client-screen.tsx').then((m) => m.ClientScreen),
      ['admin', 'operators', 'billing', 'errors'],
    ),
  },
]
