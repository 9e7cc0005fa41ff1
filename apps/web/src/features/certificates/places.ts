import { Award } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'certificateDesigns', icon: Award, order: 35, covers: ['certificateDesign'] },
]
