import { ListChecks } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'peopleFields', icon: ListChecks, order: 66 }]
