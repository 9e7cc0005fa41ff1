import { type TimelineEvent, timelineEvents } from '@deckle/core/report/learning-reports.ts'
import { DateRangeField } from '@deckle/ui/pickers/date-range-field.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { timeZone, useWords } from '../../../words/use-words.ts'
import { CertificateLink } from '../parts/certificate-link.tsx'
import { Section } from '../parts/section.tsx'
import { useValues } from '../parts/use-values.ts'
import { learnerUrl, type ReportPage, reportPages, type RowOf } from '../queries.ts'

type Entry = RowOf<'learnerTimeline'>

const rowsOf = (page: ReportPage<'learnerTimeline'>): readonly Entry[] => page.report.rows

/** What happened, newest first: a sentence each. */
export function Timeline({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const { moment } = useValues()
  const [url, setUrl] = useUrlState(learnerUrl)
  const report = { name: 'learnerTimeline', id, filter: { ...url, tz: timeZone || 'UTC' } } as const
  const list = usePagedList(reportPages(report), rowsOf)
  const days = url.from && url.to ? { start: url.from, end: url.to } : null
  return (
    <Section
      title={words('timeline.title')}
      report={report}
      filter={
        <DateRangeField
          label={words('timeline.days')}
          value={days}
          onChange={(range) => setUrl(range ? { from: range.start, to: range.end } : {})}
          className="w-72 phone:w-full"
        />
      }
    >
      <PagedRows
        list={list}
        empty={<p className="text-sm text-muted">{words(days ? 'timeline.noneThen' : 'timeline.none')}</p>}
      >
        {(entries) => (
          <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface px-4 text-sm">
            {entries.map((entry) => (
              <li
                key={JSON.stringify(entry)}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5"
              >
                <span className="min-w-0 wrap-anywhere">
                  <Sentence entry={entry} />
                </span>
                <time dateTime={entry.at ?? undefined} className="shrink-0 text-xs text-muted">
                  {entry.at !== null && moment(entry.at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </PagedRows>
    </Section>
  )
}

const isEvent = (name: string): name is TimelineEvent => timelineEvents.some((event) => event === name)

function Sentence({ entry }: { readonly entry: Entry }) {
  const words = useWords('learning-reports')
  const { percent } = useValues()
  if (!isEvent(entry.event)) return entry.event
  const { course, deck, competency, level } = entry
  return (
    <>
      {words.rich(`timeline.events.${entry.event}`, {
        course,
        deck,
        competency,
        level,
        b: (text) => <bdi className="font-strong">{text}</bdi>,
        certificate: () => <CertificateLink number={entry.certificate} />,
      })}
      {entry.percentage !== null && <span className="text-muted"> · {percent(entry.percentage)}</span>}
    </>
  )
}
