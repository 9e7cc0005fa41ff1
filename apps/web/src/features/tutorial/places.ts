import { GraduationCap } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'tutorial',
    icon: GraduationCap,
    order: 80,
    menuOrder: 4,
  },
]
