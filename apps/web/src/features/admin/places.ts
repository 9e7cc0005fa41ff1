import { Building2, ShieldCheck } from 'lucide-react'
import type { Place } from '../../lib/screen/place.ts'

export const places: readonly Place[] = [
  {
    screen: 'admin',
    icon: ShieldCheck,
    order: 70,
    isInRail: true,
  },
  {
    screen: 'partnerClients',
    icon: Building2,
    order: 48,
    isInRail: true,
    covers: ['partnerClient'],
    isFor: ({ license }) => license.plan === 'partner' && license.license_type !== 'Superadmin',
  },
]
