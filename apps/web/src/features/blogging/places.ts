import { NotebookPen } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  { screen: 'blogging', icon: NotebookPen, order: 37, isInRail: true, covers: ['newArticle', 'articleEditor'] },
]
