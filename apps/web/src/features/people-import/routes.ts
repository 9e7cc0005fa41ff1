import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'peopleImport',
    access: 'user.create',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.PeopleImportScreen),
      ['people-import', 'encodings', 'jobs', 'errors'],
    ),
  },
]
