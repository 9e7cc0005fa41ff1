import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { useDeferredValue, useState } from 'react'
import { FileRow } from '../../../figures/file-row.tsx'
import { type Filters, filtersQuery } from '../../../figures/filters.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import type { api } from '../../../lib/api.ts'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { responsesQuery } from '../queries.ts'
import { TextSummary } from './text-summary.tsx'

type Responses = Awaited<ReturnType<typeof api.analytics.deckResponses>>
const rowsOf = ({ responses }: Responses) => responses

/** Free-text answers or uploaded files: the latest at once, all of them on request, with a search and their words. */
export function FreeAnswers({ kind, deckId, slideId, latest, url, label, isWide }: FreeAnswersProps) {
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
      <Rows deckId={deckId} rows={rows} url={url} />
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
    <div
      className={
        isWide
          ? 'flex flex-col gap-4'
          : 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-4 narrow:grid-cols-1'
      }
    >
      <TextSummary deckId={deckId} slideId={slideId} filters={url} onPick={setTyped} />
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
  /** What they have in common stands above them. */
  isWide: boolean
}

interface RowsProps {
  readonly deckId: string
  readonly rows: readonly (Omit<Responses['responses'][number], 'id'> & { readonly id: string })[]
  readonly url: Filters
}

function Rows({ deckId, rows, url }: RowsProps) {
  const t = useWords('analytics')
  const { moment } = useFigureFormat()
  return (
    <ul className="flex flex-col">
      {rows.map(({ id, text, at, person, playId, file }) => {
        const by = (
          <>
            <TextLink href={`/analyticsViewer/${deckId}/plays/${playId}${filtersQuery(url)}`}>
              <bdi>{person ?? t('attempts.visitor')}</bdi>
            </TextLink>
            {' · '}
            {moment(at)}
          </>
        )
        return (
          <li key={id} className="flex flex-col gap-0.5 border-t border-line py-2 first:border-t-0">
            {file ? (
              <FileRow deckId={deckId} name={text} file={file} at={by} />
            ) : (
              <>
                <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
                <p className="text-xs text-muted">{by}</p>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
