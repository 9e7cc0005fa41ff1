import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  shared: { title: 'डेक “{name}” आपके साथ साझा हुआ', text: '' },
}
