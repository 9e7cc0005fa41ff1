import type { TeamFilter } from '@deckle/core/learning/lists.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Button as AriaButton } from 'react-aria-components'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { countsQuery } from '../queries.ts'
import type { TeamUrl } from '../url-state.ts'

interface FiguresProps {
  readonly url: TeamUrl
  readonly setUrl: (url: TeamUrl) => void
}

/** What each figure counts is what the list then holds; courses are counted without a list. */
const figures = [
  ['overdue', 'overdue'],
  ['at_risk', 'at_risk'],
  ['people', 'everyone'],
  ['in_progress', null],
  ['passed', null],
] as const satisfies readonly (readonly [string, TeamFilter | null])[]

export function Figures({ url, setUrl }: FiguresProps) {
  const words = useWords('team')
  const format = useFormatter()
  const { data, error, refetch, isFetching } = useQuery(countsQuery(url.node))
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton count={2} />
  return (
    <ul aria-label={words('figures.label')} className="grid grid-cols-5 gap-2 phone:grid-cols-2">
      {figures.map(([name, show]) => (
        <li key={name} className="flex">
          <Figure
            label={words(`figures.${name}`)}
            value={format.number(data[name])}
            isDanger={name === 'overdue' && data.overdue > 0}
            isShown={show !== null && url.show === show}
            onShow={show === null ? undefined : () => setUrl({ node: url.node, show })}
          />
        </li>
      ))}
    </ul>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly isDanger: boolean
  readonly isShown: boolean
  readonly onShow: (() => void) | undefined
}

const box = 'flex flex-1 flex-col rounded-lg border border-line bg-surface px-4 py-3 text-start'

function Figure({ label, value, isDanger, isShown, onShow }: FigureProps) {
  const text = (
    <>
      <span className={classNames('text-lg font-strong', isDanger ? 'text-danger-text' : 'text-ink')}>{value}</span>{' '}
      <span className="text-sm text-muted">{label}</span>
    </>
  )
  if (!onShow) return <div className={box}>{text}</div>
  return (
    <AriaButton
      onPress={onShow}
      aria-pressed={isShown}
      className={classNames(box, 'transition-colors hover:bg-hover', isShown && 'border-brand-edge')}
    >
      {text}
    </AriaButton>
  )
}
