import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'competencies',
    access: 'competency.edit',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.CompetenciesScreen),
      ['competencies', 'encodings', 'errors'],
    ),
  },
  {
    screen: 'ownCompetencies',
    access: 'competency.profile',
    section: lazySection(
      () => import('./own-screen.tsx').then((m) => m.OwnCompetenciesScreen),
      ['competencies', 'errors'],
    ),
  },
  {
    screen: 'teamCompetencies',
    access: 'competency.team',
    section: lazySection(
      () => import('./team-screen.tsx').then((m) => m.TeamCompetenciesScreen),
      ['competencies', 'errors'],
    ),
  },
]
