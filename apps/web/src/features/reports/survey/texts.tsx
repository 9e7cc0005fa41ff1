import { Select } from '@deckle/ui/choices/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { keyedRows } from '../report/report-rows.tsx'
import { type Days, surveyPages, type SurveyTable, type SurveyUrl, wholeSurvey } from './queries.ts'
import { SurveySection } from './survey-section.tsx'

interface TextsProps {
  readonly id: string
  readonly days: Days
  readonly url: SurveyUrl
  readonly setUrl: (url: SurveyUrl) => void
}

/** All answers in words, newest first: searched, of all questions or one. */
export function Texts({ id, days, url, setUrl }: TextsProps) {
  const words = useWords('surveys')
  const format = useFormatter()
  const table: SurveyTable = {
    call: 'surveyText',
    id,
    query: { ...days, ...(url.q && { search: url.q }), ...(url.slide && { slide_id: url.slide }) },
  }
  const list = usePagedList(surveyPages(table), keyedRows)
  const isFiltered = url.q !== undefined || url.slide !== undefined
  return (
    <SurveySection title={words('texts')} table={table}>
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch label={words('searchTexts')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
        <QuestionChoice id={id} days={days} value={url.slide} onChange={(slide) => setUrl({ ...url, slide })} />
      </div>
      <PagedRows
        list={list}
        empty={<p className="text-sm text-muted">{words(isFiltered ? 'noTextMatches' : 'noTexts')}</p>}
      >
        {(rows) => (
          <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface px-4">
            {rows.map(({ key, row }) => (
              <li key={key} className="flex flex-col gap-0.5 py-2.5">
                <p className="text-sm whitespace-pre-wrap wrap-anywhere">{String(row['answer'])}</p>
                <p className="text-xs text-muted wrap-anywhere">
                  {`${String(row['question'])} · `}
                  {format.dateTime(new Date(String(row['at'])), { dateStyle: 'medium', timeStyle: 'short' })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </SurveySection>
  )
}

interface QuestionChoiceProps {
  readonly id: string
  readonly days: Days
  readonly value: string | undefined
  readonly onChange: (slide: string | undefined) => void
}

const all = 'all'

/** The questions that have answers. */
function QuestionChoice({ id, days, value, onChange }: QuestionChoiceProps) {
  const words = useWords('surveys')
  const { data = [] } = useQuery(wholeSurvey({ call: 'surveySummary', id, query: days }))
  const options = data.map(({ slide_id, question }) => ({ id: String(slide_id), label: String(question) }))
  return (
    <Select
      label={words('question')}
      value={value ?? all}
      onChange={(next) => onChange(next === all ? undefined : next)}
      options={[{ id: all, label: words('allQuestions') }, ...options]}
      className="w-64 phone:w-full"
    />
  )
}
