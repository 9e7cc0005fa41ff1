/** What the merge's paths are called; every other one is among the settings. */
const places = ['title', 'summary', 'cover', 'topics', 'decks', 'finalExam', 'certificate'] as const
type Place = (typeof places)[number] | 'settings'

export function placeOfPath(path: string): Place {
  const [first] = path.split('.')
  return places.find((place) => place === first) ?? 'settings'
}
