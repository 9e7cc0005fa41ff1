import { Bell } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const notificationsPlace: Place = {
  screen: 'notifications',
  icon: Bell,
  menuOrder: 1,
}
