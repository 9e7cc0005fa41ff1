import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Plus } from 'lucide-react'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type CoursesUrl, isFiltered } from '../url-state.ts'

interface EmptyCoursesProps {
  readonly url: CoursesUrl
  readonly onCreate: () => void
  readonly onClear: () => void
}

export function EmptyCourses({ url, onCreate, onClear }: EmptyCoursesProps) {
  const t = useWords('courses')
  if (url.status === 'bin' && !isFiltered(url, 'status')) {
    return (
      <EmptyState illustration="done" title={t('empty.bin')}>
        {t('empty.binText')}
      </EmptyState>
    )
  }
  if (url.owner === 'shared' && !isFiltered(url, 'owner')) {
    return (
      <EmptyState illustration="library" title={t('empty.shared')}>
        {t('empty.sharedText')}
      </EmptyState>
    )
  }
  if (isFiltered(url)) {
    return (
      <NoMatch title={t('empty.filtered')} clearLabel={t('filters.clear')} onClear={onClear}>
        {t('empty.filteredText')}
      </NoMatch>
    )
  }
  return (
    <EmptyState
      illustration="library"
      title={t('empty.title')}
      action={
        <Button variant="primary" icon={<Plus />} onPress={onCreate}>
          {t('new')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
