import { CircleHelp } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'help',
    icon: CircleHelp,
    order: 90,
    menuOrder: 5,
  },
]
