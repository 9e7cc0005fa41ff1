import { GraduationCap } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'courses',
    icon: GraduationCap,
    order: 35,
    isInRail: true,
    covers: ['courseBuilder', 'courseLearners'],
    goKey: 'c',
  },
]
