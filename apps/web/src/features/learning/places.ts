import { GraduationCap } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'learning',
    icon: GraduationCap,
    order: 15,
    isInRail: true,
    covers: ['course', 'coursePlay'],
  },
]
