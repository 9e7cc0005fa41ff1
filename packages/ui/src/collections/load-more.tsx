import { useLocale } from 'react-aria-components'
import { Button } from '../actions/button.tsx'
import { useFormat, useUiStrings } from '../strings/ui-strings-provider.tsx'

/** Shows how many items are loaded; hidden when there are no more. */
export function LoadMore({ hasMore, isLoading, onLoadMore, shown, total }: LoadMoreProps) {
  const strings = useUiStrings()
  const number = useFormat(useLocale().locale)
  if (!hasMore && total === undefined) return null
  return (
    <div className="flex flex-col items-center gap-2 py-3 text-xs text-muted">
      {shown !== undefined && total !== undefined && <output>{strings.shownOf(number(shown), number(total))}</output>}
      {hasMore && (
        <Button onPress={onLoadMore} isPending={isLoading}>
          {strings.loadMore}
        </Button>
      )}
    </div>
  )
}

export interface LoadMoreProps {
  hasMore: boolean
  isLoading?: boolean
  onLoadMore: () => void
  shown?: number
  total?: number
}
