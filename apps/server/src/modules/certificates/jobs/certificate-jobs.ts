import { Readable } from 'node:stream'
import { certificates } from '@deckle/contract/certificates.ts'
import { slug } from '@deckle/core/text/slug.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { mailWords } from '../../../words/mail-words.ts'
import type { JobKind } from '../../jobs/index.ts'
import { type PackageEntry, zipOf } from '../../packaging/index.ts'
import { createDrawer } from '../issued/certificate-pdf.ts'
import { certificateAddress } from '../issued/present.ts'
import { findCertificate, findPerson, findValid } from '../issued/queries.ts'

const BATCH = 20

/** Drawn one after another while the ZIP is written. A retry writes the whole file again. */
export const archiveJob: JobKind = {
  async run({ deps, actor, job, progress, saveFile }) {
    const { course_id: courseId } = certificates.archive.body.parse(job.params)
    const found = await findValid(deps.db, actor.clientId, { courseId, userIds: null, now: deps.now() })
    const total = found.length
    const draw = createDrawer(deps)
    let done = 0
    const entries = found.map(({ id, number, name }): PackageEntry => ({
      name: `${plainName(name)} ${number}.pdf`,
      isPacked: true,
      open: async () => {
        if (done % BATCH === 0) await progress({ total, done })
        done += 1
        const row = await findCertificate(deps.db, actor.clientId, id)
        // One that was erased in the meantime leaves an empty file.
        return Readable.from([row ? await draw(row) : Buffer.alloc(0)])
      },
    }))
    const title = slug(found[0]?.course ?? '', 60) || 'course'
    await saveFile({ name: `certificates-${title}.zip`, type: 'application/zip', content: zipOf(entries, deps.now()) })
    await progress({ total, done: total, counts: { written: total } })
    return undefined
  },
}

/** A link to the public page, which has the file; a retry goes on after those that were sent. */
export const sendJob: JobKind = {
  async run({ deps, actor, job, progress }) {
    const { course_id: courseId, user_ids: userIds = null } = certificates.send.body.parse(job.params)
    const found = await findValid(deps.db, actor.clientId, { courseId, userIds, now: deps.now() })
    let { done } = job
    for (const { number, course, user_id } of found.slice(done)) {
      const person = await findPerson(deps.db, actor.clientId, user_id)
      const link = certificateAddress(deps.env, number)
      if (person) {
        const words = mailWords(person.language ?? 'en', 'certificate', { name: person.first_name, course, link })
        await queueMail(deps, { to: person.email, clientId: actor.clientId, userId: user_id, ...words })
      }
      done += 1
      await progress({ total: found.length, done })
    }
    await progress({ total: found.length, done: found.length, counts: { sent: found.length } })
    return undefined
  },
}

/** Without what file systems don't allow. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 80)
    .trim()
