import { LayoutDashboard } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const dashboardPlace: Place = {
  screen: 'dashboard',
  icon: LayoutDashboard,
  isInRail: true,
  covers: ['home'],
  goKey: 'd',
}
