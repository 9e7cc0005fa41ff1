import type { Deps } from '../deps.ts'

/** What plans cost in India, with 18 % tax. */
export const demoPrices = {
  key: 'prices',
  value: JSON.stringify({
    prices: {
      perpetual_business: { amount: 9_990_000, currency: 'INR' },
      'educational-monthly': { amount: 149_900, currency: 'INR' },
      'educational-yearly': { amount: 1_499_000, currency: 'INR' },
      'business-monthly': { amount: 499_900, currency: 'INR' },
      'business-yearly': { amount: 4_999_000, currency: 'INR' },
      'agency-monthly': { amount: 1_299_900, currency: 'INR' },
      'agency-yearly': { amount: 12_999_000, currency: 'INR' },
      'partner-yearly': { amount: 29_999_000, currency: 'INR' },
    },
    taxRate: 1800,
  }),
}

/** One that has ended and one that is planned: none stands over the screens. */
export function announcementsFor({ newId, now }: Pick<Deps, 'newId' | 'now'>) {
  const inDays = (days: number): Date => new Date(now().getTime() + days * 86_400_000)
  return [
    {
      id: newId(),
      text_en: 'Reports have a new look: tell us what you think.',
      text_hi: 'रिपोर्टें अब नए रूप में हैं: बताइए, कैसी लगीं।',
      level: 'info',
      starts_at: inDays(-24),
      ends_at: inDays(-10),
      licence_types: ['Creator', 'Manager', 'Admin'],
    },
    {
      id: newId(),
      text_en: 'Deckle is down for maintenance for an hour tonight. What you have written is kept.',
      text_hi: 'आज रात एक घंटे रखरखाव के लिए Deckle बंद रहेगा। आपका लिखा हुआ सुरक्षित रहेगा।',
      level: 'warning',
      starts_at: inDays(9),
      ends_at: inDays(10),
      dismissible: false,
    },
  ]
}
