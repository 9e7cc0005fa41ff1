import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { useDeferredValue, useState } from 'react'
import { FileRow } from '../../../figures/file-row.tsx'
import type { Filters } from '../../../figures/filters.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import type { api } from '../../../lib/api.ts'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { responsesQuery } from '../queries.ts'
import { WordCloud } from './word-cloud.tsx'

type Responses = Awaited<ReturnType<typeof api.analytics.deckResponses>>
const rowsOf = ({ responses }: Responses) => responses

/** Free-text answers or uploaded files: the latest at once, all of them on request, with a search and their words. */
export function FreeAnswers({ kind, deckId, slideId, latest, url, label }: FreeAnswersProps) {
  const t = useWords('analytics')
  const [all, setAll] = useState(false)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const isExpanded = all || search !== ''
  const found = usePagedList({ ...responsesQuery(deckId, slideId, search, url), enabled: isExpanded }, rowsOf)
  const rows = isExpanded && found.rows ? found.rows : latest.slice(0, 5).map((one, at) => ({ id: String(at), ...one }))
  if (latest.length === 0)
    return <p className="text-sm text-muted">{t(kind === 'files' ? 'files.none' : 'answers.none')}</p>
  const list = (
    <section aria-label={t('answers.of', { question: label })} className="flex min-w-0 flex-1 flex-col gap-3">
      <SearchField
        label={t(kind === 'files' ? 'files.search' : 'answers.search')}
        value={typed}
        onChange={setTyped}
        className="max-w-80"
      />
      {found.error && <Callout tone="danger">{t('answers.failed')}</Callout>}
      <Rows deckId={deckId} rows={rows} />
      {isExpanded && found.rows?.length === 0 && (
        <p className="text-sm text-muted">{t('answers.noMatch', { search })}</p>
      )}
      {!isExpanded && latest.length > 5 ? (
        <LoadMore hasMore onLoadMore={() => setAll(true)} />
      ) : (
        isExpanded && <ListEnd list={found} />
      )}
    </section>
  )
  if (kind === 'files') return list
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-4 narrow:grid-cols-1">
      <WordCloud texts={(isExpanded && search === '' ? rows : latest).map(({ text }) => text)} onPick={setTyped} />
      {list}
    </div>
  )
}

interface FreeAnswersProps {
  kind: 'texts' | 'files'
  deckId: string
  slideId: string
  latest: QuestionFigures['texts']
  url: Filters
  label: string
}

function Rows({ deckId, rows }: { readonly deckId: string; readonly rows: Responses['responses'] }) {
  const { moment } = useFigureFormat()
  return (
    <ul className="flex flex-col">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-col gap-0.5 border-t border-line py-2 first:border-t-0">
          {row.file ? (
            <FileRow deckId={deckId} name={row.text} file={row.file} at={moment(row.at)} />
          ) : (
            <>
              <p className="text-sm whitespace-pre-wrap wrap-anywhere">{row.text}</p>
              <p className="text-xs text-muted">{moment(row.at)}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
