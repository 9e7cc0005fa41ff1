import { CircleHelp } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const helpDeskPlace: Place = {
  screen: 'help',
  icon: CircleHelp,
  menuOrder: 5,
}
