import { ChartColumn, LayoutTemplate, Library } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const libraryPlaces: readonly Place[] = [
  {
    screen: 'library',
    icon: Library,
    isInRail: true,
    covers: ['templates', 'content', 'properties', 'design', 'publish', 'analytics'],
    goKey: 'l',
  },
  { screen: 'templates', icon: LayoutTemplate },
  {
    screen: 'library',
    icon: ChartColumn,
    menuOrder: 2,
    part: { search: '?status=published&sort=attempts', label: 'reports' },
  },
]
