import { Readable } from 'node:stream'
import { slug } from '@deckle/core/text/slug.ts'
import type { Deps } from '../../../deps.ts'
import { type PackageEntry, textEntry } from '../../packaging/index.ts'
import {
  findArticle,
  findDeck,
  findPerson,
  listAnswers,
  listArticles,
  listAttempts,
  listCertificates,
  listComments,
  listDecks,
  listDismissedBanners,
  listLikes,
  listMedia,
  listNotifications,
  listNotificationSettings,
  listPosts,
  listReports,
  listReadArticles,
  listSessions,
  listTouches,
  listUploads,
  type Owner,
} from './queries.ts'

import { listFactors } from './queries-factors.ts'
import { listHelpVotes, listTicketFiles, listTickets } from './queries-tickets.ts'

type Parts = Pick<Deps, 'db' | 'files'>

/** The files of a person's export. Large files are read only while they are written to the ZIP. */
export async function personalFiles(deps: Parts, owner: Owner): Promise<PackageEntry[]> {
  const { db } = deps
  return [
    jsonEntry('profile.json', await findPerson(db, owner)),
    jsonEntry('sessions.json', await listSessions(db, owner)),
    jsonEntry('second-factors.json', await listFactors(db, owner)),
    jsonEntry('notifications.json', {
      email: await listNotificationSettings(db, owner),
      notifications: await listNotifications(db, owner),
    }),
    ...(await deckFiles(deps, owner)),
    jsonEntry('dismissed-banners.json', await listDismissedBanners(db, owner)),
    ...(await articleFiles(deps, owner)),
    jsonEntry('read-articles.json', await listReadArticles(db, owner)),
    jsonEntry('visits.json', await listTouches(db, owner)),
    jsonEntry('certificates.json', await listCertificates(db, owner)),
    jsonEntry('attempts.json', await attemptsWithAnswers(deps, owner)),
    jsonEntry('feed.json', {
      posts: await listPosts(db, owner),
      comments: await listComments(db, owner),
      likes: await listLikes(db, owner),
      reports: await listReports(db, owner),
    }),
    jsonEntry('help-votes.json', await listHelpVotes(db, owner)),
    jsonEntry('tickets.json', await listTickets(db, owner)),
    ...(await storedFiles(deps, 'ticket-files', await listTicketFiles(db, owner))),
    ...(await storedFiles(deps, 'uploads', await listUploads(db, owner))),
    ...(await storedFiles(deps, 'media', await listMedia(db, owner))),
  ]
}

const jsonEntry = (name: string, value: unknown): PackageEntry => textEntry(name, JSON.stringify(value, null, 2))

async function deckFiles({ db }: Parts, owner: Owner): Promise<PackageEntry[]> {
  return (await listDecks(db, owner)).map(({ id, name }) => ({
    name: `decks/${slug(name, 40) || 'deck'}-${id.slice(-12)}.json`,
    // One that is deleted for good in the meantime is an empty object.
    open: async () => Readable.from([JSON.stringify((await findDeck(db, owner, id)) ?? {}, null, 2)]),
  }))
}

async function articleFiles({ db }: Parts, owner: Owner): Promise<PackageEntry[]> {
  return (await listArticles(db, owner)).map(({ id, title }) => ({
    name: `articles/${slug(title, 40) || 'article'}-${id.slice(-12)}.json`,
    open: async () => Readable.from([JSON.stringify((await findArticle(db, owner, id)) ?? {}, null, 2)]),
  }))
}

const ATTEMPTS_AT_ONCE = 200

async function attemptsWithAnswers({ db }: Parts, owner: Owner) {
  const attempts = await listAttempts(db, owner)
  const answers = new Map<string, object[]>(attempts.map(({ id }) => [id, []]))
  for (let at = 0; at < attempts.length; at += ATTEMPTS_AT_ONCE) {
    const ids = attempts.slice(at, at + ATTEMPTS_AT_ONCE).map(({ id }) => id)
    for (const { attempt_id, ...answer } of await listAnswers(db, owner, ids)) answers.get(attempt_id)?.push(answer)
  }
  return attempts.map((attempt) => ({ ...attempt, answers: answers.get(attempt.id) }))
}

interface StoredRow {
  readonly id: string
  readonly name: string
  readonly file_key: string
}

/** A JSON index of the files, followed by those found in the file store, with unique names. */
async function storedFiles({ files }: Parts, folder: string, rows: readonly StoredRow[]): Promise<PackageEntry[]> {
  const listed = rows.map(({ file_key: _key, ...row }) => ({
    ...row,
    file: `${row.id.slice(-12)}-${plainName(row.name)}`,
  }))
  const entries = [jsonEntry(`${folder}.json`, listed)]
  for (const [at, { file_key }] of rows.entries()) {
    if (!(await files.exists(file_key))) continue
    entries.push({
      name: `${folder}/${listed[at]?.file}`,
      isPacked: true,
      open: async () => (await files.get(file_key))?.stream ?? null,
    })
  }
  return entries
}

/** Replaces path separators and characters that file systems don't allow. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100)
