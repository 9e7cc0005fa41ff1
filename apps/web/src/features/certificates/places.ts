import { Award } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'certificates', icon: Award, order: 34, menuOrder: 2.6 },
  { screen: 'certificateDesigns', order: 35, covers: ['certificateDesign'] },
]
