import { GraduationCap } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const tutorialPlace: Place = {
  screen: 'tutorial',
  icon: GraduationCap,
  menuOrder: 4,
}
