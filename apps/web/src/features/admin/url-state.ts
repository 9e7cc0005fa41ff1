import { mailStatuses } from '@deckle/contract/admin.ts'
import { announcementStates } from '@deckle/contract/announcements.ts'
import { jobStatuses } from '@deckle/contract/jobs.ts'
import { auditKinds } from '@deckle/core/audit/audit.ts'
import { personStatuses } from '@deckle/core/people/person-condition.ts'
import { choiceParam, dayParam, flagParam, idParam, textParam, urlParams } from '../../lib/url/url-params.ts'

export const adminTabs = [
  'health',
  'clients',
  'people',
  'requests',
  'jobs',
  'outbox',
  'storage',
  'audit',
  'announcements',
  'plans',
  'config',
] as const

/** The admin URL parameters; the first tab is omitted. */
export const adminUrl = urlParams({
  tab: choiceParam(adminTabs.slice(1)),
  /** The search in the tab's list. */
  q: textParam(100),
  mail: idParam(100),
  sent: choiceParam(mailStatuses),
  status: choiceParam(personStatuses.slice(1)),
  /** Whether the dialog for a new client is open. */
  create: flagParam,
  job: choiceParam(jobStatuses),
  announced: choiceParam(announcementStates),
  /** Filters the jobs and the audit log. */
  client: idParam(100),
  /** Filters the audit log. */
  kind: choiceParam(auditKinds),
  from: dayParam,
  to: dayParam,
})
