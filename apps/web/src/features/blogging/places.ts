import { Newspaper } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'blogging', icon: Newspaper, order: 37, isInRail: true, covers: ['newArticle', 'articleEditor'] },
]
