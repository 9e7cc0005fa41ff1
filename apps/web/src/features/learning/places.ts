import { BookOpen } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'learning',
    icon: BookOpen,
    order: 15,
    isInRail: true,
    covers: ['course', 'coursePlay'],
  },
]
