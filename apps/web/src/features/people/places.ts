import { Users } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'people', icon: Users, order: 45, isInRail: true }]
