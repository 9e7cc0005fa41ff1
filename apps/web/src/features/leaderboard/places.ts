import { Trophy } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'leaderboard', icon: Trophy, order: 44, menuOrder: 2.7 }]
