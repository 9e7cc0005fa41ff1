import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Bookmark } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { isPlain } from './queries.ts'
import type { ViewList } from './use-views.ts'

interface FavouriteButtonProps {
  readonly report: ReportName
  readonly name: string
  readonly list: ViewList
}

/** Keeps a report as it is among the saved ones, or takes it out. */
export function FavouriteButton({ report, name, list }: FavouriteButtonProps) {
  const words = useWords('reports')
  const me = useUser()._id
  const saved = list.rows?.find((view) => view.report === report && view.owner.id === me && isPlain(view))
  const toggle = useAction({
    call: async () => {
      if (saved) await api.report_views.delete({ params: { id: saved.id } })
      else await api.report_views.create({ body: { name, report } })
    },
    sameAs: () => report,
    invalidates: [queryKeys('report_views').all],
  })
  return (
    <IconButton
      size="sm"
      label={words(saved ? 'views.unkeepOf' : 'views.keepOf', { name })}
      icon={<Bookmark className={saved ? 'fill-current' : ''} />}
      isPending={toggle.isPending}
      isDisabled={list.rows === undefined}
      onPress={() => void toggle.run()}
    />
  )
}
