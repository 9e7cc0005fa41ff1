import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { NoMatch } from '../../lib/list/no-match.tsx'
import { useWords } from '../../words/use-words.ts'
import { isFiltered, type LeadsUrl } from './queries.ts'

interface EmptyLeadsProps {
  readonly url: LeadsUrl
  readonly onClear: () => void
}

export function EmptyLeads({ url, onClear }: EmptyLeadsProps) {
  const t = useWords('leads')
  if (url.bin && !isFiltered({ ...url, bin: undefined }))
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
    <EmptyState
      illustration="people"
      title={t('empty.title')}
      action={
        <>
          <LinkButton variant="primary" href="/library">
            {t('empty.action')}
          </LinkButton>
          <LinkButton variant="quiet" href="/helpDesk/leads">
            {t('empty.help')}
          </LinkButton>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
