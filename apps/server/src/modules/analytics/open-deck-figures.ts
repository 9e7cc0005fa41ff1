import type { Deps } from '../../deps.ts'
import { type FigureSource, openFigures } from '../figures/index.ts'
import type { Scope } from './queries.ts'

/** Figures of the deck, of the attempts that are looked at. */
export function openDeckFigures(deps: Deps, scope: Scope): Promise<FigureSource> {
  const { clientId, deckId, from, to, tz, versionId, source, device, country, team } = scope
  return openFigures(deps, {
    clientId,
    decks: [deckId],
    from,
    to,
    zone: tz,
    filters: {
      ...(versionId === null ? {} : { version: versionId }),
      ...(source === undefined ? {} : { source }),
      ...(device === undefined ? {} : { device }),
      ...(country === undefined ? {} : { country }),
      ...(team && { team }),
    },
  })
}

/** Nothing but days: of the deck, whoever plays it. */
export const unfiltered = (scope: Scope): Scope => ({
  ...scope,
  version: null,
  versionId: null,
  source: undefined,
  device: undefined,
  country: undefined,
  team: undefined,
})

export const isFiltered = ({ versionId, source, device, country, team }: Scope): boolean =>
  versionId !== null || [source, device, country, team].some((filter) => filter !== undefined)
