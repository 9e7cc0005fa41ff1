import { Network } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'peopleTree', icon: Network, order: 46 }]
