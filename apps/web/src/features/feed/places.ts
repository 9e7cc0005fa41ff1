import { MessagesSquare } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'feed', icon: MessagesSquare, order: 38, isInRail: true }]
