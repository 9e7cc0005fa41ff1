import { CircleHelp, Inbox } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'help',
    icon: CircleHelp,
    order: 90,
    menuOrder: 5,
    covers: ['helpArticle', 'ticket'],
  },
  {
    screen: 'ticketQueue',
    icon: Inbox,
    order: 91,
  },
]
