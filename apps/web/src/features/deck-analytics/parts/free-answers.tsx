import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { LoadMore } from '@deckle/ui/collections/load-more.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { SearchField } from '@deckle/ui/fields/search-field.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { responsesQuery } from '../queries.ts'
import type { AnalyticsUrl } from '../url-state.ts'
import { FileRow } from './file-row.tsx'
import { useFigureFormat } from './figure-format.ts'

/** Answers in people's own words, or files that they handed in: the latest at once, all of them on asking, found by a word. */
export function FreeAnswers({ kind, deckId, slideId, latest, url, label }: FreeAnswersProps) {
  const t = useWords('analytics')
  const { moment } = useFigureFormat()
  const [all, setAll] = useState(false)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const asked = all || search !== ''
  const found = useInfiniteQuery({
    ...responsesQuery(deckId, slideId, search, url),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const rows =
    asked && found.data
      ? found.data.pages.flatMap((page) => page.responses)
      : latest.slice(0, 5).map((one, at) => ({ id: String(at), ...one }))
  if (latest.length === 0)
    return <p className="text-sm text-muted">{t(kind === 'files' ? 'files.none' : 'answers.none')}</p>
  return (
    <section aria-label={t('answers.of', { question: label })} className="flex flex-col gap-3">
      <SearchField
        label={t(kind === 'files' ? 'files.search' : 'answers.search')}
        value={typed}
        onChange={setTyped}
        className="max-w-80"
      />
      {found.isError && <Callout tone="danger">{t('answers.failed')}</Callout>}
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
      {asked && found.isSuccess && rows.length === 0 && (
        <p className="text-sm text-muted">{t('answers.noMatch', { search })}</p>
      )}
      {!asked && latest.length > 5 ? (
        <LoadMore hasMore onLoadMore={() => setAll(true)} />
      ) : (
        asked && (
          <LoadMore
            hasMore={found.hasNextPage}
            isLoading={found.isFetching}
            onLoadMore={() => void found.fetchNextPage()}
          />
        )
      )}
    </section>
  )
}

interface FreeAnswersProps {
  kind: 'texts' | 'files'
  deckId: string
  slideId: string
  latest: QuestionFigures['texts']
  url: AnalyticsUrl
  label: string
}
