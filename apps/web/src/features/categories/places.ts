import { FolderTree } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [{ screen: 'categories', icon: FolderTree, order: 44, isInRail: true }]
