/** What the merge's paths are called; every other one is among the settings. */
const places = ['title', 'subtitle', 'cover', 'body', 'seo', 'event'] as const
type Place = (typeof places)[number] | 'settings'

export function placeOfPath(path: string): Place {
  const [first] = path.split('.')
  return places.find((place) => place === first) ?? 'settings'
}
