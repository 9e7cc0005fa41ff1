import { seasons } from '@deckle/core/learning/points/season.ts'
import { choiceParam, urlParams } from '../../lib/url/url-params.ts'

/** Whose board is shown: the whole organisation's, that of the people below me, or my manager's. */
export const teams = ['below', 'mine'] as const

export const leaderboardUrl = urlParams({
  season: choiceParam(seasons.slice(1)),
  team: choiceParam(teams),
})
