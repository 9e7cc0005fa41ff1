import { UsersRound } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'team', icon: UsersRound, order: 44, isInRail: true }]
