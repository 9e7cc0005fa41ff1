import { teamSorts } from '@deckle/core/learning/lists.ts'
import { teamFilters } from '@deckle/core/learning/lists.ts'
import { choiceParam, idParam, textParam, type UrlState, urlParams } from '../../lib/url/url-params.ts'

/** Only who has something open has a due date. */
export const sortsOf = (show: TeamUrl['show']) =>
  show === 'everyone' ? teamSorts.filter((sort) => sort !== 'due') : teamSorts

export const teamUrl = urlParams(
  {
    /** Everyone below this person. */
    node: idParam(36),
    q: textParam(100),
    show: choiceParam(teamFilters),
    sort: choiceParam(teamSorts),
    /** The background job that is shown. */
    job: idParam(36),
  },
  (state) => (state.show === 'everyone' && state.sort === 'due' ? { ...state, sort: undefined } : state),
)
export type TeamUrl = UrlState<typeof teamUrl>

/** As the calls take it. */
export const filterOf = ({ node, q, show = 'late' }: TeamUrl) => ({
  ...(node && { node }),
  ...(q && { search: q }),
  show,
})

export const sortOf = ({ show, sort }: TeamUrl) => sort ?? (show === 'everyone' ? 'name' : 'due')
