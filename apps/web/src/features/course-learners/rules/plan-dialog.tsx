import type { Rule, RuleRun } from '@deckle/contract/rules.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { learnersChange } from '../queries.ts'
import { learnersUrl } from '../url-state.ts'
import { useConditionText } from './use-sentence.ts'

const bodyOf = (rule: Rule | null) => (rule ? { rule_id: rule.id } : {})

/** Asked anew each time it is opened. */
const planQuery = (courseId: string, rule: Rule | null) =>
  queryOptions({
    queryKey: queryKeys('rules').report('plan', courseId, rule?.id ?? null),
    queryFn: ({ signal }) =>
      api.rules.run({ params: { id: courseId }, body: { ...bodyOf(rule), dry_run: true }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

interface PlanDialogProps {
  readonly courseId: string
  /** Null for all active ones. */
  readonly rule: Rule | null
  readonly rules: readonly Rule[]
  readonly onClose: () => void
}

/** Whom rules would add and remove, and why; then they do. */
export function PlanDialog({ courseId, rule, rules, onClose }: PlanDialogProps) {
  const words = useWords('course-rules')
  const [url, setUrl] = useUrlState(learnersUrl)
  const { data, error, refetch, isFetching } = useQuery(planQuery(courseId, rule))
  const run = useAction({
    call: () => api.rules.run({ params: { id: courseId }, body: bodyOf(rule) }),
    onDone: ({ job }) => {
      onClose()
      if (job) setUrl({ ...url, job: job.id })
      else toast({ title: words('ran'), tone: 'success' })
    },
    invalidates: learnersChange,
    failure: 'in place',
  })
  const people = (data?.runs ?? []).reduce((sum, one) => sum + one.add_count + one.remove_count, 0)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={rule ? words('planOf', { name: rule.name }) : words('planOfAll')}
      description={words('planText')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" isDisabled={people === 0} isPending={run.isPending} onPress={() => void run.run()}>
            {words('run')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {run.error && <ErrorCallout error={run.error} />}
        {data ? (
          people === 0 ? (
            <EmptyState illustration="done" level={3} title={words('nobody')}>
              {words('nobodyText')}
            </EmptyState>
          ) : (
            data.runs.map((one) => (
              <Plan key={one.rule_id} run={one} rule={rules.find(({ id }) => id === one.rule_id)} />
            ))
          )
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={6} />
        )}
      </div>
    </Dialog>
  )
}

function Plan({ run, rule }: { readonly run: RuleRun; readonly rule: Rule | undefined }) {
  const words = useWords('course-rules')
  if (run.add_count + run.remove_count === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={run.name} tabIndex={0} className="flex flex-col gap-3">
      <h3 className="font-strong wrap-anywhere">{run.name}</h3>
      <People label={words('adds', { count: run.add_count })} people={run.add} count={run.add_count} rule={rule} />
      <People
        label={words('takesOut', { count: run.remove_count })}
        people={run.remove}
        count={run.remove_count}
        rule={rule}
        leaves
      />
    </section>
  )
}

interface PeopleProps {
  readonly label: string
  readonly people: RuleRun['add']
  readonly count: number
  readonly rule: Rule | undefined
  readonly leaves?: boolean
}

function People({ label, people, count, rule, leaves = false }: PeopleProps) {
  const words = useWords('course-rules')
  const conditions = rule?.conditions ?? []
  const text = useConditionText(conditions)
  if (count === 0) return null
  return (
    <div>
      <h4 className="text-sm text-muted">{label}</h4>
      <ul className="divide-y divide-line">
        {people.map(({ id, name, email, matched }) => (
          <li key={id} className="flex flex-col py-1.5">
            <span className="wrap-anywhere">{name || <AddressText text={email} />}</span>
            <span className="text-xs text-muted">
              {leaves && matched.length < conditions.length
                ? words('matchesNoLonger')
                : words('because', {
                    reasons: matched.flatMap((at) => (conditions[at] ? text(conditions[at]) : [])).join(words('and')),
                  })}
            </span>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="text-sm text-muted">{words('andMore', { count: count - people.length })}</p>
      )}
    </div>
  )
}
