import { joinTexts } from '@deckle/core/text/joined-texts.ts'
import type { leads } from '@deckle/contract/leads.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { readInBatches } from '../../../db/read-in-batches.ts'
import { readTags } from '../../../db/tag-cells.ts'
import type { Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { tableFile } from '../../../http/table-file/table-file.ts'
import type { Cell } from '../../../http/table-file/table.ts'
import type { Catalogue } from '../../../words/catalogue.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { readReportingZone } from '../../clients/index.ts'
import { exportQuery, listLabels } from '../list/queries.ts'
import type { LeadRecord } from '../queries.ts'
import { requirePlan } from '../require-lead.ts'

/** Columns of the forms' own fields. */
const MOST_LABELS = 200

type Words = Catalogue['leadTable']
type Column = keyof Words['columns']

/** What the list shows, with a column for each own field of the forms. Locations only where the plan has them. */
export const exportLeads: Handler<typeof leads.export> = async ({ deps, actor, query, request }) => {
  const plan = await requirePlan(deps.db, actor.clientId)
  const words = catalogues[preferredLanguage(request.header('accept-language'))].leadTable
  const { geoAnalytics } = plans[plan]
  const columns = (Object.keys(words.columns) as Column[]).filter(
    (name) => geoAnalytics || (name !== 'country' && name !== 'city'),
  )
  const labels = await listLabels(deps.db, actor, query, MOST_LABELS)
  const rows = readInBatches<LeadRecord>(deps.pool, exportQuery(deps.db, actor, query))
  return tableFile({
    format: query.format,
    name: words.name,
    timeZone: await readReportingZone(deps.db, actor.clientId),
    headings: [...columns.map((name) => words.columns[name]), ...labels],
    momentColumns: columns.flatMap((name, at) => (name.endsWith('_at') ? [at] : [])),
    rows: cellsOf(rows, (row) => [...columns.map((name) => cells[name](row, words)), ...answersOf(row, labels)]),
  })
}

async function* cellsOf(
  batches: AsyncIterable<readonly LeadRecord[]>,
  present: (row: LeadRecord) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield batch.map(present)
}

const answersOf = ({ answers }: LeadRecord, labels: readonly string[]): Cell[] =>
  labels.map((wanted) => joinTexts(answers.filter(({ label }) => label === wanted).map(({ value }) => value)))

const cells: Readonly<Record<Column, (row: LeadRecord, words: Words) => Cell>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company,
  status: ({ status }, { statuses }) => statuses[status],
  owner: ({ owner_name }) => owner_name,
  deck: ({ deck_name }) => deck_name,
  course: ({ course_title }) => course_title,
  score: ({ score }) => score,
  outcome: ({ outcome }) => outcome,
  tags: ({ tag_cells }) => joinTexts(readTags(tag_cells).map(({ name }) => name)),
  source: ({ source }) => source,
  medium: ({ medium }) => medium,
  campaign: ({ campaign }) => campaign,
  referrer: ({ referrer }) => referrer,
  first_source: ({ first_touch }) => first_touch?.source ?? '',
  first_medium: ({ first_touch }) => first_touch?.medium ?? '',
  first_campaign: ({ first_touch }) => first_touch?.campaign ?? '',
  first_at: ({ first_touch }) => first_touch && new Date(first_touch.at),
  last_source: ({ last_touch }) => last_touch?.source ?? '',
  last_medium: ({ last_touch }) => last_touch?.medium ?? '',
  last_campaign: ({ last_touch }) => last_touch?.campaign ?? '',
  last_at: ({ last_touch }) => last_touch && new Date(last_touch.at),
  country: ({ country }) => country,
  city: ({ city }) => city,
  device: ({ device }) => device,
  language: ({ language }) => language,
  consent: ({ consent }) => consent?.text ?? '',
  consent_at: ({ consent }) => (consent ? new Date(consent.at) : null),
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
}
