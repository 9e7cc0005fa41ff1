import type { Certificate } from '@deckle/contract/certificates.ts'
import { linkedInAddress } from '@deckle/core/certificates/linkedin-address.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { ExternalLink, FileDown, Share2 } from 'lucide-react'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { useCalendarDay } from '../../../words/use-calendar-day.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { ownCertificatesQuery, rowsOf, useSavePdf } from './queries.ts'
import { IssuedBoxes } from './issued-boxes.tsx'
import { StateBadge } from './state-badge.tsx'

/** What one has earned: to save, to show and to share. */
export function OwnCertificatesScreen() {
  const t = useWords('certificates')
  const list = usePagedList(ownCertificatesQuery(), rowsOf)
  const save = useSavePdf()
  return (
    <Page width="md">
      <PageHeader title={t('title')} description={t('text')} />
      <PagedRows
        list={list}
        total={list.firstPage?.total}
        empty={
          <EmptyState illustration="done" title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <Card padding="none">
            <ul data-guide="certificates.own" className="divide-y divide-line overflow-hidden rounded-lg">
              {rows.map((row) => (
                <OwnCertificate
                  key={row.id}
                  row={row}
                  isSaving={save.isPending && save.input?.id === row.id}
                  onSave={() => void save.run(row)}
                />
              ))}
            </ul>
          </Card>
        )}
      </PagedRows>
    </Page>
  )
}

interface OwnCertificateProps {
  readonly row: Certificate
  readonly isSaving: boolean
  readonly onSave: () => void
}

function OwnCertificate({ row, isSaving, onSave }: OwnCertificateProps) {
  const t = useWords('certificates')
  const format = useFormatter()
  const day = useCalendarDay()
  const { course, state, issuedOn, validUntil, percentage, number, address, issuer } = row
  const facts = [
    t('issuedOn', { date: day(issuedOn) }),
    ...(validUntil === null ? [] : [t('validUntil', { date: day(validUntil) })]),
    ...(percentage === null
      ? []
      : [t('score', { percent: format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 1 }) })]),
    t('number', { number }),
  ]
  const named = (label: string) => `${label}: ${course.title}`
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <bdi className="font-strong wrap-anywhere">{course.title}</bdi>
        <StateBadge state={state} />
      </div>
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      <IssuedBoxes characters={row.undrawable} />
      {state === 'revoked' && row.reason && <p className="text-sm">{t('because', { reason: row.reason })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<FileDown />} aria-label={named(t('pdf'))} isPending={isSaving} onPress={onSave}>
          {t('pdf')}
        </Button>
        <LinkButton
          size="sm"
          icon={<ExternalLink />}
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={named(t('page'))}
        >
          {t('page')}
        </LinkButton>
        {state === 'valid' && (
          <LinkButton
            size="sm"
            icon={<Share2 />}
            href={linkedInAddress({ course: course.title, issuer, number, address, issuedOn, validUntil })}
            target="_blank"
            rel="noopener"
            aria-label={named(t('linkedIn'))}
          >
            {t('linkedIn')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
