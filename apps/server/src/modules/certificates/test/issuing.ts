import { transaction } from '../../../db/transaction.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { type CertificateToIssue, issueCertificate } from '../issued/issue-certificate.ts'
import { verify } from './verifier.ts'

/** A course of one author with a learner, on the app that a test file starts, and what tests do with certificates. */
export async function makeIssuing(test: TestApp, author: Person, learner: Person) {
  const course = await insertRow(test.deps, 'courses', { client_id: author.clientId, owner_id: author.userId })
  const wanted = (change: Partial<CertificateToIssue> = {}): CertificateToIssue => ({
    clientId: author.clientId,
    courseId: course.id,
    userId: learner.userId,
    round: 1,
    template: 'classic',
    course: { title: 'Fire safety', summary: 'What to do before a fire.', criteria: 'Pass the exam.', language: 'en' },
    percentage: 92.5,
    issuedAt: test.deps.now(),
    validUntil: null,
    ...change,
  })
  const issue = async (change: Partial<CertificateToIssue> = {}) => {
    const made = await transaction(test.deps.db, (trx) => issueCertificate(trx, test.deps, wanted(change)))
    if (!made) throw new Error('Nobody to issue to.')
    return made
  }
  let rounds = 1
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })
  return {
    courseId: course.id,
    wanted,
    issue,
    /** In a round of its own. */
    issueNew: (change: Partial<CertificateToIssue> = {}) => issue({ round: ++rounds, ...change }),
    get,
    /** As an employer's verifier does it: from the public addresses alone. */
    check: async (number: string) => {
      const credential = (await get(`/certificate/${number}`, { accept: 'application/vc+ld+json' })).json()
      const did = (await get(`/.well-known/clients/${author.clientId}/did.json`)).json()
      const list = (await get(pathOf(credential.credentialStatus.statusListCredential))).json()
      return verify(credential, { did, list, now: test.deps.now().toISOString() })
    },
  }
}

export const pathOf = (address: string): string => new URL(address).pathname
export const html = { accept: 'text/html' }
