import { UserRound } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'account',
    icon: UserRound,
    order: 60,
    isInRail: true,
    menuOrder: 3,
    goKey: 'a',
  },
]
