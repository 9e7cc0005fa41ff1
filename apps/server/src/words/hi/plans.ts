import type { Catalogue } from '../catalogue.ts'

export const plans: Catalogue['plans'] = {
  free: 'मुफ़्त',
  educational: 'शैक्षिक',
  business: 'बिज़नेस',
  perpetual_business: 'स्थायी बिज़नेस',
  agency: 'एजेंसी',
  partner: 'पार्टनर',
}
