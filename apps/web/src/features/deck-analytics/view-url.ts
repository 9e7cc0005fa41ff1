import { choiceParam, countParam, idParam, urlParams } from '../../lib/url/url-params.ts'

export const tabs = ['overview', 'funnel', 'questions', 'items', 'crosstab', 'versions', 'plays', 'sources'] as const

export const tabUrl = urlParams({ tab: choiceParam(tabs) })

/** Which questions are set against each other, by their slides. */
export const crosstabUrl = urlParams({ rows: idParam(40), columns: idParam(40) })

/** Which versions are set beside each other. */
export const versionsUrl = urlParams({ one: countParam, other: countParam })
