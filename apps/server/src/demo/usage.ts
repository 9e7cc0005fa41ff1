import type { Deps } from '../deps.ts'
import type { StoredPicture } from './store-pictures.ts'

interface Ends {
  readonly people: number
  readonly decks: number
  readonly pictures: readonly StoredPicture[]
}

/** The client's age in days. */
const DAYS = 90

/** Daily usage that grows to the client's present usage. */
export function usageFor(deps: Deps, client_id: string, { people, decks, pictures }: Ends) {
  const space = pictures.reduce((sum, { row }) => sum + row.size, 0)
  return Array.from({ length: DAYS }, (_, at) => {
    const share = (at + 1) / DAYS
    return {
      client_id,
      day: new Date(deps.now().getTime() - (DAYS - 1 - at) * 86_400_000).toISOString().slice(0, 10),
      people: Math.max(1, Math.round(people * (0.7 + 0.3 * share))),
      decks: Math.round(decks * share),
      published: Math.round(decks * share),
      space: Math.round(space * share),
    }
  })
}
