import { ShieldCheck } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'moderation', icon: ShieldCheck, order: 39, menuOrder: 2.8 }]
