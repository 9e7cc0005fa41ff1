import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const folders = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'packages/core/src']
const testCode =
  /\.test\.tsx?$|\/test\/|\/demo\/|\/random\/|\/test-[\w-]+\.tsx?$|-suite\.ts$|\.d\.ts$|\/migrations\/|\/words\/(en|hi)\/|\/sample-[\w-]+\.ts$/
/** Cuts a day in UTC, or names the zone. */
const utc = /toISOString\(\)\s*\.slice\(0, (7|10)\)|'UTC'/

/** Files that may, and why (docs/decisions/0095). */
const allowed: Readonly<Record<string, string>> = {
  'apps/server/src/db/partitions.ts': 'months of partitions',
  'apps/server/src/db/paging/paging.ts': 'keys of pages',
  'apps/server/src/modules/admin/backups/back-up.ts': 'names of the operator’s backups',
  'apps/server/src/modules/analytics/overview/deck-overview.ts': 'the first day of 1970',
  'apps/server/src/modules/analytics/range.ts': 'a zone that every database knows',
  'apps/server/src/modules/analytics/report/report-words.ts': 'formats a calendar day',
  'apps/server/src/modules/articles/readers/queries.ts': 'how popularity fades; nobody reads the days',
  'apps/server/src/modules/auth/session/queries-active.ts': 'months of activity, counted wide',
  'apps/server/src/modules/banners/shown/show-banners.ts': 'the seed of an order',
  'apps/server/src/modules/blog/html/parts.ts': 'without a script, with the word UTC',
  'apps/server/src/modules/certificates/pages/certificate-html.ts': 'formats a calendar day',
  'apps/server/src/modules/figures/fold/queries-queue.ts': 'no client is left',
  'apps/server/src/modules/figures/fold/queries-raw.ts': 'days of partitions',
  'apps/server/src/modules/figures/scope.ts': 'arithmetic on a calendar day',
  'apps/server/src/modules/learning/attempts/note-seen.ts': 'the order of slides that were seen',
  'apps/server/src/modules/notifications/present.ts': 'formats a calendar day',
  'apps/server/src/modules/play/attempts/attempt-token.ts': 'days of partitions',
  'apps/server/src/modules/play/attempts/queries.ts': 'days of partitions',
  'apps/server/src/modules/play/attempts/queries-outcomes.ts': 'days of partitions',
  'apps/server/src/modules/play/pages/bare/message-page.ts': 'without a script, with the word UTC',
  'apps/server/src/modules/points/queries.ts': 'boards of weeks and months are those of the whole product',
  'apps/server/src/modules/points/read-board.ts': 'two days of tolerance',
  'apps/server/src/modules/reminders/calendar/calendar-page.ts': 'when the calendar’s file was made',
  'apps/server/src/modules/reports/people/active-spans.ts': 'months of activity, counted wide',
  'apps/server/src/modules/social/erase/queries.ts': 'how popularity fades; nobody reads the days',
  'apps/server/src/modules/touches/fold/queries.ts': 'no client is left',
  'apps/server/src/platform/geo/mmdb-geo.ts': 'the vendor’s day of a file',
  'apps/server/src/platform/postgres/cluster.ts': 'the zone of the database server',
  'apps/web/src/features/account/parts/time-zone-options.ts': 'a zone to choose',
  'apps/web/src/features/activity/queries.ts': 'the browser names no zone',
  'apps/web/src/features/admin/audit-tab.tsx': 'the browser names no zone',
  'apps/web/src/features/learning-reports/learner/timeline.tsx': 'the browser names no zone',
  'apps/web/src/features/organisation/audit/queries.ts': 'the browser names no zone',
  'apps/web/src/features/reports/views/view-form.tsx': 'formats an hour',
  'apps/web/src/words/use-calendar-day.ts': 'formats a calendar day',
  'packages/core/src/certificates/field-text.ts': 'formats a calendar day',
  'packages/core/src/learning/points/board.ts': 'boards of weeks and months are those of the whole product',
  'packages/core/src/time/day.ts': 'arithmetic on calendar days',
  'packages/core/src/time/read-day.ts': 'names of months',
}

it('days of UTC are cut only where nobody reads them', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file) && !testCode.test(file)),
  )
  expect(files.length).toBeGreaterThan(2000)
  const found = files.filter((file) => utc.test(readFileSync(path.join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})
