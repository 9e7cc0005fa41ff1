import { ShieldCheck } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'admin',
    icon: ShieldCheck,
    order: 70,
    isInRail: true,
  },
]
