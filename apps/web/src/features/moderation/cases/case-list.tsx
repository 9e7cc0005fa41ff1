import type { ModerationCase } from '@deckle/contract/moderation.ts'
import { type CaseState, type Decision, socialLimits } from '@deckle/core/social/social.ts'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useState } from 'react'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { type CasesPage, casesQuery, keyOf } from '../queries.ts'
import { CaseCard } from './case-card.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { DecideDialog } from './decide-dialog.tsx'

const rowsOf = ({ cases }: CasesPage): readonly ModerationCase[] => cases

interface Asking {
  readonly decision: Decision
  readonly cases: readonly ModerationCase[]
}

/** Cases in a state: read one by one, decided one by one or several at once. */
export function CaseList({ state }: { readonly state: CaseState }) {
  const words = useWords('moderation')
  const list = usePagedList(casesQuery(state), rowsOf)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<Asking | null>(null)
  const chosen = (list.rows ?? []).filter((one) => keys.has(keyOf(one)))
  const choose = (cases: readonly ModerationCase[], isOn: boolean) => {
    const changed = new Set(cases.map(keyOf))
    setKeys(isOn ? new Set([...keys, ...changed]) : new Set([...keys].filter((key) => !changed.has(key))))
  }
  return (
    <>
      <PagedRows
        list={list}
        loading={<Skeleton kind="table" count={4} />}
        empty={
          <EmptyState illustration="done" title={words(`empty.${state}`)}>
            {words(`empty.${state}Text`)}
          </EmptyState>
        }
      >
        {(cases) => (
          <>
            <Checkbox
              label={words('chooseAll')}
              isSelected={chosen.length === cases.length}
              isIndeterminate={chosen.length > 0 && chosen.length < cases.length}
              onChange={(isOn) => choose(cases.slice(0, socialLimits.decided), isOn)}
            />
            <ul aria-label={words('cases')} className="flex flex-col gap-4">
              {cases.map((one) => (
                <CaseCard
                  key={keyOf(one)}
                  case={one}
                  isChosen={keys.has(keyOf(one))}
                  onChoose={(isOn) => choose([one], isOn)}
                  onDecide={(decision) => setAsking({ decision, cases: [one] })}
                />
              ))}
            </ul>
          </>
        )}
      </PagedRows>
      {chosen.length > 0 && (
        <ChosenBar
          state={state}
          count={chosen.length}
          onClear={() => setKeys(new Set())}
          onDecide={(decision) => setAsking({ decision, cases: chosen })}
        />
      )}
      {asking && (
        <DecideDialog {...asking} onClose={() => setAsking(null)} onDone={() => choose(asking.cases, false)} />
      )}
    </>
  )
}
