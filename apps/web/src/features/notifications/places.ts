import { Bell } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'notifications',
    icon: Bell,
    order: 50,
    menuOrder: 1,
  },
]
