import { Megaphone } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'banners', icon: Megaphone, order: 46, isInRail: true, covers: ['banner', 'newBanner'] },
]
