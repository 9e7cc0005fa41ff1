import { UserRound } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const accountPlace: Place = {
  screen: 'account',
  icon: UserRound,
  isInRail: true,
  menuOrder: 3,
  goKey: 'a',
}
