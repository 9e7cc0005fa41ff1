import { csvLine } from '@deckle/core/text/csv-cell.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../deck/save-file.ts'
import type { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { earlierQuery, uploadPeople } from '../queries.ts'
import { FilePick } from './file-pick.tsx'

export function NewImport({ onOpen }: { onOpen: (id: string) => void }) {
  const words = useWords('people-import')
  const errorWords = useErrorWords()
  const [share, setShare] = useState(0)
  const send = useAction({
    call: (file: File) => {
      setShare(0)
      return uploadPeople(file, (sent) => setShare(Math.min(sent, 0.99)))
    },
    onDone: onOpen,
    failure: 'in place',
    invalidates: [queryKeys('jobs').lists],
  })
  const { input, error } = send
  return (
    <>
      <Card>
        <div className="flex flex-col gap-3">
          <FilePick isPending={send.isPending} onFile={(file) => void send.run(file)} />
          {send.isPending && input && share < 0.99 && <ProgressBar label={input.name} value={share * 100} />}
          {error && (
            <Callout tone="danger" live>
              {errorWords(error)}
            </Callout>
          )}
          {send.isPending && share >= 0.99 && (
            <p role="status" className="text-sm text-muted">
              {words('reading')}
            </p>
          )}
          <Button
            className="self-start"
            variant="quiet"
            size="sm"
            icon={<FileDown />}
            onPress={() => saveSample(words('sampleName'))}
          >
            {words('sample')}
          </Button>
        </div>
      </Card>
      <Earlier />
    </>
  )
}

const sample = [
  ['E-mail', 'First name', 'Last name', 'Licence', "Manager's e-mail", 'Tags', 'Status'],
  ['meera.sharma@example.com', 'Meera', 'Sharma', 'Manager', '', 'Sales', 'active'],
  ['ravi.iyer@example.com', 'Ravi', 'Iyer', 'Creator', 'meera.sharma@example.com', 'Sales; North', 'active'],
  ['asha.rao@example.com', 'आशा', 'राव', 'Learner', 'ravi.iyer@example.com', 'North', 'active'],
]

/** Spreadsheets need the byte order mark to detect UTF-8. */
const saveSample = (name: string) =>
  saveFile(new Blob(['\uFEFF', ...sample.map(csvLine)], { type: 'text/csv;charset=utf-8' }), name)

type Jobs = Awaited<ReturnType<typeof api.jobs.list>>
const rowsOf = ({ jobs }: Jobs) => jobs

function Earlier() {
  const words = useWords('people-import')
  const format = useFormatter()
  const list = usePagedList(earlierQuery(), rowsOf)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-strong">{words('earlier')}</h2>
      <PagedRows
        list={list}
        empty={
          <EmptyState illustration="inbox" level={3} title={words('none')}>
            {words('noneText')}
          </EmptyState>
        }
      >
        {(jobs) => (
          <Card padding="none">
            <ul className="divide-y divide-line">
              {jobs.map((job) => (
                <li key={job.id} className="flex flex-col gap-1 px-4 py-3 text-sm">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <Link
                      to="/people/import"
                      search={{ id: job.id }}
                      className="font-strong text-brand-text underline-offset-2 hover:underline"
                    >
                      {format.dateTime(new Date(job.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
                    </Link>
                    <StatusBadge status={job.status} />
                  </div>
                  <p className="text-muted">
                    {words('rows', { count: job.total ?? 0 })} · {words('by', { name: job.createdBy.name })}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </PagedRows>
    </section>
  )
}

const tones = {
  draft: 'info',
  queued: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
  stopped: 'warning',
} as const

function StatusBadge({ status }: { status: keyof typeof tones }) {
  const words = useWords('people-import')
  return <Badge tone={tones[status]}>{words(`status.${status}`)}</Badge>
}
