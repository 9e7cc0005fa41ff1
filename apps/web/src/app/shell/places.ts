import { accountPlace } from '../../features/account/place.ts'
import { adminPlace } from '../../features/admin/place.ts'
import { dashboardPlace } from '../../features/dashboard/place.ts'
import { helpDeskPlace } from '../../features/help-desk/place.ts'
import { libraryPlaces } from '../../features/library/places.ts'
import { notificationsPlace } from '../../features/notifications/place.ts'
import { tutorialPlace } from '../../features/tutorial/place.ts'
import type { Place } from '../../lib/screen/place.ts'

/** Places in the order of the rail and the palette, by feature. */
export const places: readonly Place[] = [
  dashboardPlace,
  ...libraryPlaces,
  notificationsPlace,
  accountPlace,
  adminPlace,
  tutorialPlace,
  helpDeskPlace,
]
