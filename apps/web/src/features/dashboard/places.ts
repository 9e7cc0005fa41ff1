import { LayoutDashboard } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'dashboard',
    icon: LayoutDashboard,
    order: 10,
    isInRail: true,
    covers: ['home'],
    goKey: 'd',
  },
]
