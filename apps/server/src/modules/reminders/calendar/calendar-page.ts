import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import type { Page } from '../../../http/page.ts'
import type { PageReply } from '../../../http/page-reply.ts'
import { dataPolicy } from '../../../http/security-headers.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { fill } from '../../../words/fill.ts'
import { readCalendarToken } from './calendar-token.ts'
import { writeCalendar } from '@deckle/core/time/calendar-file.ts'
import { findFeedOwner, listDue } from './queries.ts'
import { calendarWords } from './words.ts'

/** Public: calendars fetch it without a session. What was not signed here costs no query. */
export const calendarPage: Page = {
  path: '/calendar/{file}',
  async serve({ deps, params, request }) {
    const [, token = ''] = /^([\w-]+)\.ics$/.exec(params['file'] ?? '') ?? []
    const found = readCalendarToken(token, deps.secret)
    if (!found) return notFound
    // Not by the address: services fetch the calendars of many people from one.
    await requireLimit(deps.limits, 'calendarFeed', token)
    const owner = await findFeedOwner(deps.db, found, deps.now())
    if (!owner) return notFound
    const body = await calendarOf(deps, found.clientId, owner)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    const headers = { etag, 'cache-control': 'private, max-age=0, must-revalidate' }
    if (isKnown(request.header('if-none-match'), etag)) return { status: 304, headers, body: null }
    return {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="courses.ics"',
        'content-security-policy': dataPolicy,
      },
      body,
    }
  },
}

const notFound: PageReply = {
  status: 404,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  },
  body: 'There is no calendar at this address.',
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')

type Owner = NonNullable<Awaited<ReturnType<typeof findFeedOwner>>>

async function calendarOf(deps: Deps, clientId: string, { id: userId, language, time_zone }: Owner): Promise<string> {
  const words = calendarWords[language ?? 'en']
  const base = publicAddress(deps.env)
  const rows = await listDue(deps.db, { clientId, userId }, time_zone)
  const events = rows.map(({ course_id, round, title, due_at, date }) => {
    const url = `${base}/courses/${course_id}/show`
    return {
      uid: `${course_id}.${userId}.${round}@${new URL(base).hostname}`,
      when: date ?? due_at,
      title: fill(words.due, { title }),
      text: fill(words.open, { link: url }),
      url,
    }
  })
  // By the day, so that the file is the same until something changes, or a day later.
  const today = new Date(deps.now().toISOString().slice(0, 10))
  return writeCalendar({ name: words.name, events }, today)
}
