import { expect, it } from 'vitest'
import { wordsOfMessage } from './refusal-words.ts'

it.each([
  [1, 1, 'en', 'Your plan has room for 1 published deck, and 1 is in use.'],
  [25, 1, 'en', 'Your plan has room for 25 published decks, and 1 is in use.'],
  [25, 25, 'en', 'Your plan has room for 25 published decks, and 25 are in use.'],
  [1, 1, 'hi', 'आपके प्लान में 1 प्रकाशित डेक की जगह है, और 1 इस्तेमाल में है।'],
  [25, 25, 'hi', 'आपके प्लान में 25 प्रकाशित डेक की जगह है, और 25 इस्तेमाल में हैं।'],
  // Languages of decks have no text of their own for it.
  [1, 2, 'fr', 'Your plan has room for 1 published deck, and 2 are in use.'],
] as const)('room for %i with %i in use, in %s', (limit, used, language, words) => {
  expect(wordsOfMessage(`plan.activeCampaigns|limit=${limit}|used=${used}`, language)).toBe(words)
})
