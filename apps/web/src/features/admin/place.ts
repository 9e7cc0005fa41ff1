import { ShieldCheck } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const adminPlace: Place = {
  screen: 'admin',
  icon: ShieldCheck,
  isInRail: true,
}
