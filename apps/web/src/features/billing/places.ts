import { CreditCard } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'billing', icon: CreditCard, order: 62, menuOrder: 3.5 }]
