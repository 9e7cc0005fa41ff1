import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { keyedRows } from '../report/report-rows.tsx'
import { useReportValues } from '../../../figures/reports/use-report-values.ts'
import { type Days, surveyPages, type SurveyTable } from './queries.ts'
import { SurveySection } from './survey-section.tsx'

/** A row a question; each leads to its answers, split. */
export function Summary({ id, days }: { readonly id: string; readonly days: Days }) {
  const words = useWords('surveys')
  const { write, heading } = useReportValues()
  const table: SurveyTable = { call: 'surveySummary', id, query: days }
  const list = usePagedList(surveyPages(table), keyedRows)
  return (
    <SurveySection title={words('summary')} table={table}>
      <PagedTable
        label={words('summary')}
        list={list}
        rowKey={({ row, key }) => String(row['slide_id'] ?? key)}
        empty={<p className="text-sm text-muted">{words('noQuestions')}</p>}
        columns={[
          {
            name: heading('question'),
            // What is read and not counted stands below, in people's own words.
            cell: ({ row }) =>
              row['share'] === null ? (
                write('question', 'text', row['question'])
              ) : (
                <TextLink href={`/analytics/questions/${id}.${row['slide_id']}${searchOf(days)}`}>
                  {write('question', 'text', row['question'])}
                </TextLink>
              ),
          },
          { name: heading('answered'), align: 'end', cell: ({ row }) => write('answered', 'count', row['answered']) },
          { name: heading('mean'), align: 'end', cell: ({ row }) => write('mean', 'number', row['mean']) },
          { name: words('mostChosen'), cell: ({ row }) => write('answer', 'text', row['answer']) },
          { name: heading('share'), align: 'end', cell: ({ row }) => write('share', 'percent', row['share']) },
        ]}
      />
    </SurveySection>
  )
}

const searchOf = ({ from, to }: Days): string => (from && to ? `?from=${from}&to=${to}` : '')
