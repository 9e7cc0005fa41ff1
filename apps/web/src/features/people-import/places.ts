import { FileUp } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'peopleImport', icon: FileUp, order: 66 }]
