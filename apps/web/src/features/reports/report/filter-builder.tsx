import { hasReach } from '@deckle/core/access/access.ts'
import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { choicesFor } from './filter-fields.ts'
import { ConditionText } from './filters/condition-text.tsx'
import { NewCondition } from './filters/new-condition.tsx'

interface FilterBuilderProps {
  readonly report: ReportName
  readonly group: string | undefined
  readonly conditions: readonly ReportCondition[]
  readonly onChange: (conditions: readonly ReportCondition[]) => void
}

/** The conditions that rows meet, each with a way to take it out, and one more at a time. */
export function FilterBuilder({ report, group, conditions, onChange }: FilterBuilderProps) {
  const words = useWords('reports')
  const [isOpen, setIsOpen] = useState(false)
  const seesPeople = hasReach(actorOf(useUser()), 'user.list', 'branch')
  const choices = choicesFor(report, group, seesPeople)
  if (choices.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={words('filter.title')} className="contents">
        {conditions.map((condition, at) => (
          <li
            key={`${at} ${condition.field}`}
            className="flex max-w-full min-w-0 items-center gap-1 rounded-sm border border-line bg-surface ps-2.5 text-sm"
          >
            <ConditionText condition={condition} choice={choices.find(({ field }) => field === condition.field)} />
            <IconButton
              size="sm"
              label={words('filter.remove')}
              icon={<X />}
              onPress={() => onChange(conditions.filter((_, other) => other !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        icon={<ListFilter />}
        isDisabled={conditions.length >= 20}
        onPress={() => setIsOpen(true)}
      >
        {words('filter.add')}
      </Button>
      {isOpen && (
        <NewCondition
          choices={choices}
          onClose={() => setIsOpen(false)}
          onAdd={(condition) => {
            setIsOpen(false)
            onChange([...conditions, condition])
          }}
        />
      )}
    </div>
  )
}
