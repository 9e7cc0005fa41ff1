import type { Certificate } from '@deckle/contract/certificates.ts'
import { certificateStates } from '@deckle/core/certificates/certificate-state.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Ban, Download, Ellipsis, ExternalLink, FileDown, Mail, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { JobProgress } from '../../../jobs/job-progress.tsx'
import { api } from '../../../lib/api.ts'
import { NoMatch } from '../../../lib/list/no-match.tsx'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useCalendarDay } from '../../../words/use-calendar-day.ts'
import { useWords } from '../../../words/use-words.ts'
import { courseCertificatesQuery, courseCertificatesUrl, rowsOf, useSavePdf } from './queries.ts'
import { ReissueDialog } from './reissue-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { IssuedBoxes } from './issued-boxes.tsx'
import { StateBadge } from './state-badge.tsx'

type Asked = { readonly what: 'revoke' | 'reissue'; readonly certificate: Certificate }

/** Certificates of a course, for who may see its learners. Needs the words `certificates`, `certificate-boxes`, `jobs` and `errors`. */
export function CourseCertificates({ courseId }: { readonly courseId: string }) {
  const t = useWords('certificates')
  const [url, setUrl] = useUrlState(courseCertificatesUrl)
  const list = usePagedList(courseCertificatesQuery(courseId, url), rowsOf)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [job, setJob] = useState<string | null>(null)
  const save = useSavePdf()
  const isFiltered = url.cert_q !== undefined || url.cert_state !== undefined
  const day = useCalendarDay()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearch label={t('search')} value={url.cert_q} onChange={(cert_q) => setUrl({ ...url, cert_q })} />
        <Select<'all' | Certificate['state']>
          label={t('state')}
          hideLabel
          value={url.cert_state ?? 'all'}
          onChange={(state) => setUrl({ ...url, cert_state: state === 'all' ? undefined : state })}
          options={[
            { id: 'all', label: t('states.all') },
            ...certificateStates.map((id) => ({ id, label: t(`states.${id}`) })),
          ]}
        />
        <JobButtons courseId={courseId} onJob={setJob} />
      </div>
      {job !== null && <JobProgress key={job} id={job} changes={[]} onOpen={setJob} onClose={() => setJob(null)} />}
      <PagedTable
        label={t('ofCourse')}
        list={list}
        total={list.firstPage?.total}
        rowKey={({ id }) => id}
        empty={
          isFiltered ? (
            <NoMatch title={t('noMatch')} clearLabel={t('clear')} onClear={() => setUrl({})}>
              {t('noMatchText')}
            </NoMatch>
          ) : (
            <EmptyState illustration="done" title={t('none.title')}>
              {t('none.text')}
            </EmptyState>
          )
        }
        columns={[
          { name: t('person'), cell: ({ person }) => <bdi>{person.name}</bdi> },
          { name: t('state'), cell: (row) => <State row={row} /> },
          { name: t('issued'), cell: ({ issuedOn }) => day(issuedOn) },
          { name: t('until'), cell: ({ validUntil }) => (validUntil === null ? t('forEver') : day(validUntil)) },
          { name: t('numberName'), cell: ({ number }) => <code className="whitespace-nowrap">{number}</code> },
          {
            name: t('actions'),
            hideName: true,
            align: 'end',
            cell: (row) => <RowMenu row={row} onSave={() => void save.run(row)} onAsk={setAsked} />,
          },
        ]}
      />
      {asked?.what === 'revoke' && <RevokeDialog certificate={asked.certificate} onClose={() => setAsked(null)} />}
      {asked?.what === 'reissue' && <ReissueDialog certificate={asked.certificate} onClose={() => setAsked(null)} />}
    </div>
  )
}

function State({ row: { state, reason, undrawable } }: { readonly row: Certificate }) {
  return (
    <span className="flex flex-col gap-1">
      <StateBadge state={state} />
      {state === 'revoked' && reason && <span className="text-xs text-muted">{reason}</span>}
      <IssuedBoxes characters={undrawable} />
    </span>
  )
}

interface RowMenuProps {
  readonly row: Certificate
  readonly onSave: () => void
  readonly onAsk: (asked: Asked) => void
}

function RowMenu({ row, onSave, onAsk }: RowMenuProps) {
  const t = useWords('certificates')
  const label = t('actionsFor', { name: row.person.name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis />} size="sm" />}
      items={[
        { id: 'pdf', label: t('pdf'), icon: <FileDown />, onAction: onSave },
        { id: 'page', label: t('page'), icon: <ExternalLink />, href: row.address },
        ...(row.can.reissue
          ? [
              {
                id: 'reissue',
                label: t('reissue'),
                icon: <RefreshCw />,
                onAction: () => onAsk({ what: 'reissue', certificate: row }),
              },
            ]
          : []),
        ...(row.can.revoke
          ? [
              {
                id: 'revoke',
                label: t('revoke'),
                icon: <Ban />,
                tone: 'danger' as const,
                onAction: () => onAsk({ what: 'revoke', certificate: row }),
              },
            ]
          : []),
      ]}
    />
  )
}

function JobButtons({ courseId, onJob }: { readonly courseId: string; readonly onJob: (id: string) => void }) {
  const t = useWords('certificates')
  const body = { course_id: courseId }
  const invalidates = [queryKeys('jobs').lists]
  const onDone = ({ job }: { readonly job: { readonly id: string } }) => onJob(job.id)
  const archive = useAction({ call: () => api.certificates.archive({ body }), onDone, invalidates })
  const send = useAction({ call: () => api.certificates.send({ body }), onDone, invalidates })
  return (
    <div className="flex flex-1 flex-wrap justify-end gap-2 phone:basis-full phone:justify-start">
      <Button icon={<Mail />} isPending={send.isPending} onPress={() => void send.run()}>
        {t('sendAll')}
      </Button>
      <Button icon={<Download />} isPending={archive.isPending} onPress={() => void archive.run()}>
        {t('zip')}
      </Button>
    </div>
  )
}
