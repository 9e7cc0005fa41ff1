import { Gauge, Radar } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'competencies', icon: Gauge, order: 47, isInRail: true },
  { screen: 'ownCompetencies', icon: Radar, order: 52, menuOrder: 2.5 },
  { screen: 'teamCompetencies', order: 47.5 },
]
