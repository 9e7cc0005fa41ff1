import type { Rule } from '@deckle/contract/rules.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { learnersChange, rulesQuery } from '../queries.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { RunsTable } from './runs-table.tsx'
import { faultOf, useDefinitions } from './detail-conditions.ts'
import { useFaultText } from './use-fault-text.ts'
import { useSentence } from './use-sentence.ts'

const rowsOf = ({ rules }: Awaited<ReturnType<typeof api.rules.list>>) => rules

/** Rules that bring people in: written, tried, run, and what they did. */
export function RulesTab({ courseId }: { readonly courseId: string }) {
  const words = useWords('course-rules')
  const list = usePagedList(rulesQuery(courseId), rowsOf)
  const [edited, setEdited] = useState<Rule | 'new' | null>(null)
  const [tried, setTried] = useState<Rule | 'all' | null>(null)
  const create = (
    <Button data-guide="rules.new" variant="primary" icon={<Plus />} onPress={() => setEdited('new')}>
      {words('new')}
    </Button>
  )
  const isEmpty = list.rows?.length === 0
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-prose text-sm text-muted">{words('intro')}</p>
        {!isEmpty && (
          <span className="flex flex-wrap gap-2">
            <Button icon={<Play />} onPress={() => setTried('all')}>
              {words('tryAll')}
            </Button>
            {create}
          </span>
        )}
      </div>
      <PagedRows
        list={list}
        empty={
          <EmptyState title={words('none')} action={create}>
            {words('noneText')}
          </EmptyState>
        }
      >
        {(rules) => (
          <ul className="flex flex-col gap-3" aria-label={words('title')}>
            {rules.map((rule) => (
              <li key={rule.id}>
                <RuleCard courseId={courseId} rule={rule} onEdit={() => setEdited(rule)} onTry={() => setTried(rule)} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {!isEmpty && <RunsTable courseId={courseId} />}
      {edited && (
        <RuleDialog courseId={courseId} rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {tried && (
        <PlanDialog
          courseId={courseId}
          rule={tried === 'all' ? null : tried}
          rules={list.rows ?? []}
          onClose={() => setTried(null)}
        />
      )}
    </div>
  )
}

interface RuleCardProps {
  readonly courseId: string
  readonly rule: Rule
  readonly onEdit: () => void
  readonly onTry: () => void
}

function RuleCard({ courseId, rule, onEdit, onTry }: RuleCardProps) {
  const words = useWords('course-rules')
  const format = useFormatter()
  const sentence = useSentence(rule)
  const { name } = rule
  const remove = useAction({
    call: () => api.rules.remove({ params: { id: courseId }, body: { rule_id: rule.id } }),
    onDone: () => toast({ title: words('removed'), tone: 'success' }),
    invalidates: learnersChange,
  })
  return (
    <Card className="flex flex-col gap-2" padding="md">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-strong wrap-anywhere">{name}</h2>
        <Badge tone={rule.active ? 'success' : 'neutral'}>{words(rule.active ? 'active' : 'inactive')}</Badge>
        <span className="text-sm text-muted">{words('learners', { count: rule.learners })}</span>
      </div>
      <p className="text-sm wrap-anywhere">{sentence}</p>
      <Faults rule={rule} />
      <p className="text-xs text-muted">
        {rule.lastRunAt === null
          ? words('neverRun')
          : words('lastRun', {
              when: format.dateTime(new Date(rule.lastRunAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={words('tryNamed', { name })} onPress={onTry}>
          {words('try')}
        </Button>
        <Button size="sm" variant="quiet" aria-label={words('editNamed', { name })} onPress={onEdit}>
          {words('edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('removeNamed', { name })}
          isPending={remove.isPending}
          onPress={() => void remove.run()}
        >
          {words('remove')}
        </Button>
      </div>
    </Card>
  )
}

/** Conditions that no longer fit their field, because its kind or its choices changed. */
function Faults({ rule: { conditions } }: { readonly rule: Rule }) {
  const words = useWords('course-rules')
  const definitionOf = useDefinitions()
  const faultText = useFaultText()
  const texts = conditions.flatMap((condition) => {
    const definition = definitionOf(condition.field)
    const fault = faultOf(condition, definition)
    return definition && fault ? [faultText(fault, definition)] : []
  })
  if (texts.length === 0) return null
  return (
    <Callout tone="warning" title={words('faults.title')}>
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
    </Callout>
  )
}
