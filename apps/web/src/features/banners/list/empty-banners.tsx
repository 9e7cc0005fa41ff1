import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import type { ReactNode } from 'react'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type BannersUrl, isFiltered } from '../queries.ts'

interface EmptyBannersProps {
  readonly url: BannersUrl
  readonly add: ReactNode
  readonly onClear: () => void
}

export function EmptyBanners({ url, add, onClear }: EmptyBannersProps) {
  const t = useWords('banners')
  if (url.state === 'bin' && url.q === undefined && url.placement === undefined)
    return (
      <EmptyState illustration="done" title={t('empty.bin')}>
        {t('empty.binText')}
      </EmptyState>
    )
  if (isFiltered(url))
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('filters.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  return (
    <EmptyState illustration="article" title={t('empty.title')} action={add}>
      {t('empty.text')}
    </EmptyState>
  )
}
