import { Library } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'library',
    icon: Library,
    order: 20,
    isInRail: true,
    covers: ['templates', 'content', 'properties', 'design', 'publish', 'analytics'],
    goKey: 'l',
  },
  { screen: 'templates', order: 30 },
]
