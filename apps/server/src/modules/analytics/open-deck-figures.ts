import type { Deps } from '../../deps.ts'
import { type FigureSource, prepareFigures, type SourceScope } from '../figures/index.ts'
import type { Scope } from './queries.ts'

/** Figures of the deck, of the attempts that are looked at. */
export async function openDeckFigures(deps: Deps, scope: Scope): Promise<FigureSource> {
  return (await prepareDeckFigures(deps, scope))(scope)
}

/** The same for several scopes of the deck's client. */
export async function prepareDeckFigures(deps: Deps, { clientId }: Pick<Scope, 'clientId'>) {
  const open = await prepareFigures(deps, clientId)
  return (scope: Scope): FigureSource => open(sourceScope(scope))
}

function sourceScope({ clientId, deckId, from, to, tz, versionId, source, device, country, team }: Scope): SourceScope {
  return {
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
  }
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
