import type { ImportDraft } from '@deckle/contract/imports.ts'
import { screenPaths } from '@deckle/contract/screen-paths.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { FileDown, Play } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { saveRefused } from '../queries.ts'

/** Result of the check or the import, with the next step. */
export function Result({ draft, onColumns }: { draft: ImportDraft; onColumns: () => void }) {
  const words = useWords('people-import')
  const { job, phase } = draft
  const { create = 0, change = 0 } = job.counts
  const invalidates = [queryKeys('imports').one(job.id), queryKeys('jobs').lists, queryKeys('users').all]
  const run = useAction({ call: () => api.imports.run({ params: { id: job.id } }), invalidates })
  const goOn = useAction({ call: () => api.jobs.retry({ params: { id: job.id } }), invalidates })
  const refused = useAction({ call: () => saveRefused(job.id) })
  const count = create + change
  return (
    <div className="flex flex-col gap-4">
      <Outcome draft={draft} />
      {phase === 'check' && draft.missingChoices.length > 0 && <MissingChoices draft={draft} />}
      <div className="flex flex-wrap gap-3">
        {phase === 'check' && (
          <>
            {count > 0 && (
              <Button variant="primary" icon={<Play />} isPending={run.isPending} onPress={() => void run.run()}>
                {words('result.run', { count })}
              </Button>
            )}
            <Button onPress={onColumns}>{words('result.columns')}</Button>
          </>
        )}
        {phase === 'run' && job.can.retry && (
          <Button variant="primary" icon={<Play />} isPending={goOn.isPending} onPress={() => void goOn.run()}>
            {words('result.goOn')}
          </Button>
        )}
        {(job.counts.created ?? 0) > 0 && (
          <LinkButton href={`${screenPaths.people[0]}?sort=newest`}>{words('result.toPeople')}</LinkButton>
        )}
        {job.refused > 0 && (
          <Button icon={<FileDown />} isPending={refused.isPending} onPress={() => void refused.run()}>
            {words('result.refused')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Values that refuse rows because no choice has them; one button adds them and checks again. */
function MissingChoices({ draft }: { readonly draft: ImportDraft }) {
  const words = useWords('people-import')
  const format = useFormatter()
  const { job, mapping, options, missingChoices } = draft
  const add = useAction({
    call: () =>
      api.imports.check({
        params: { id: job.id },
        body: { mapping: [...mapping], options: { ...options, add_choices: true } },
      }),
    failure: 'in place',
    invalidates: [queryKeys('imports').one(job.id), queryKeys('jobs').lists],
  })
  const count = missingChoices.reduce((sum, { values }) => sum + values.length, 0)
  return (
    <Callout tone="warning" title={words('missing.title', { count })}>
      <div className="flex flex-col items-start gap-3">
        <ul className="flex flex-col gap-1">
          {missingChoices.map(({ field, values }) => (
            <li key={field} className="wrap-anywhere">
              <span className="font-strong">{field}:</span>{' '}
              {format.list([
                ...values.slice(0, SHOWN),
                ...(values.length > SHOWN ? [words('missing.more', { count: values.length - SHOWN })] : []),
              ])}
            </li>
          ))}
        </ul>
        <p>{words('missing.text')}</p>
        {add.error && <ErrorCallout error={add.error} />}
        <Button isPending={add.isPending} onPress={() => void add.run()}>
          {words('missing.add', { count })}
        </Button>
      </div>
    </Callout>
  )
}

/** Missing choices that are listed for each field. */
const SHOWN = 12

function Outcome({ draft: { job, phase } }: { draft: ImportDraft }) {
  const words = useWords('people-import')
  const { create = 0, change = 0, created = 0, changed = 0, invited = 0 } = job.counts
  if (phase === 'check')
    return create + change > 0 ? (
      <Callout tone="info" title={words('result.checked')} live>
        {words('result.checkedText')}
      </Callout>
    ) : (
      <Callout tone="warning" title={words('result.nothing')} live>
        {words('result.nothingText')}
      </Callout>
    )
  const figures = words('result.doneText', { created, changed })
  if (job.status === 'done')
    return (
      <Callout tone="success" title={words('result.done')} live>
        {figures} {invited > 0 && words('result.invited', { count: invited })}
      </Callout>
    )
  const isFailed = job.status === 'failed'
  return (
    <Callout tone={isFailed ? 'danger' : 'warning'} title={words(isFailed ? 'result.failed' : 'result.stopped')} live>
      {job.error} {figures} {words('result.stoppedText')}
    </Callout>
  )
}
