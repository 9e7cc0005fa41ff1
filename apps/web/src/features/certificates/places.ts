import { Award, Stamp } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'certificates', icon: Award, order: 34 },
  { screen: 'certificateDesigns', icon: Stamp, order: 35, covers: ['certificateDesign'] },
]
