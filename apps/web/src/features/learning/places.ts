import { BookOpen, ChartNoAxesColumn } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'learning',
    icon: BookOpen,
    order: 15,
    isInRail: true,
    covers: ['course', 'coursePlay'],
  },
  // The own report: others have Reports in this place.
  {
    screen: 'learning',
    icon: ChartNoAxesColumn,
    order: 43,
    menuOrder: 2,
    part: { search: '/report', label: 'reports' },
    isFor: ({ license }) => license.license_type === 'Learner',
  },
]
