import { ChartNoAxesColumn } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'reports', icon: ChartNoAxesColumn, order: 42, isInRail: true },
  { screen: 'reports', icon: ChartNoAxesColumn, order: 43, menuOrder: 2, part: { search: '', label: 'reports' } },
]
