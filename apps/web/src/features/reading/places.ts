import { Newspaper } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'articles', icon: Newspaper, order: 38, isInRail: true, covers: ['article'] },
]
