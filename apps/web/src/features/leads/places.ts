import { Contact } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'leads', icon: Contact, order: 39, isInRail: true, covers: ['lead'] },
]
