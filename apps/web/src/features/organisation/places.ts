import { Building } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'organisation', icon: Building, order: 61, isInRail: true }]
