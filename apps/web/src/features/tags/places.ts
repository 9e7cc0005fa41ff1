import { Tags } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'tags', icon: Tags, order: 44.5, isInRail: true }]
