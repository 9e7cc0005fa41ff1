import { learnerSorts } from '@deckle/core/learning/lists.ts'
import { learnerStates } from '@deckle/core/learning/lists.ts'
import { enrolmentSources } from '@deckle/core/learning/enrolment.ts'
import { choiceParam, dayParam, idParam, textParam, type UrlState, urlParams } from '../../lib/url/url-params.ts'

export const learnerTabs = ['learners', 'requests', 'rules', 'messages', 'certificates', 'leaderboard'] as const
export const unseenChoices = ['7', '14', '30', '90'] as const

export const learnersUrl = urlParams({
  tab: choiceParam(learnerTabs),
  q: textParam(100),
  status: choiceParam(learnerStates),
  source: choiceParam(enrolmentSources),
  /** Everyone below this person. */
  manager: idParam(36),
  tag: idParam(36),
  due: dayParam,
  /** Days. */
  unseen: choiceParam(unseenChoices),
  sort: choiceParam(learnerSorts),
  /** The background job that is shown. */
  job: idParam(36),
})
export type LearnersUrl = UrlState<typeof learnersUrl>

const filterNames = ['q', 'status', 'source', 'manager', 'tag', 'due', 'unseen'] as const

export const isFiltered = (url: LearnersUrl): boolean => filterNames.some((name) => url[name] !== undefined)

export const withoutFilters = ({ tab, sort, job }: LearnersUrl): LearnersUrl => ({ tab, sort, job })

/** As the calls take it. */
export const filterOf = ({ q, status, source, manager, tag, due, unseen }: LearnersUrl) => ({
  ...(q && { search: q }),
  ...(status && { status }),
  ...(source && { source }),
  ...(manager && { manager }),
  ...(tag && { tag }),
  ...(due && { due_before: due }),
  ...(unseen && { unseen_days: Number(unseen) }),
})
export type LearnerFilter = ReturnType<typeof filterOf>
