import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useRef, useState } from 'react'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { learnersChange, uploadLearners } from '../queries.ts'
import type { AddWayProps } from './add-way.ts'

/** A list with a column of addresses: first it says who would come in, then they do. */
export function AddFile({ courseId, dueAt, onAdded }: AddWayProps) {
  const words = useWords('course-learners')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const check = useAction({
    call: (chosen: File) => uploadLearners(courseId, chosen, { dryRun: true, dueAt }),
    failure: 'in place',
  })
  const run = useAction({
    call: (chosen: File) => uploadLearners(courseId, chosen, { dryRun: false, dueAt }),
    onDone: (reply) => onAdded({ ...reply, job: null }),
    invalidates: learnersChange,
    failure: 'in place',
  })
  const error = run.error ?? check.error
  const seen = check.isDone ? check.reply : undefined
  return (
    <>
      <p className="text-muted">{words('file.text')}</p>
      <Button className="self-start" isPending={check.isPending} onPress={() => input.current?.click()}>
        {file ? words('file.other', { name: file.name }) : words('file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (!chosen) return
          setFile(chosen)
          void check.run(chosen)
        }}
      />
      {error && <ErrorCallout error={error} />}
      {seen && (
        <Callout
          tone={seen.refusedCount > 0 ? 'warning' : 'info'}
          title={words('file.would', { count: seen.added })}
          live
        >
          {seen.known > 0 && <p>{words('add.known', { count: seen.known })}</p>}
          {seen.refusedCount > 0 && <p>{words('file.refused', { count: seen.refusedCount })}</p>}
          <ul className="mt-1 max-h-40 overflow-y-auto">
            {seen.refused.map(({ row, email, reason }) => (
              <li key={row}>{words('file.row', { row: String(row), email: email || words('none'), reason })}</li>
            ))}
          </ul>
        </Callout>
      )}
      {file && seen && (
        <Button
          variant="primary"
          className="self-end"
          isDisabled={seen.added === 0}
          isPending={run.isPending}
          onPress={() => void run.run(file)}
        >
          {words('add.submit')}
        </Button>
      )}
    </>
  )
}
