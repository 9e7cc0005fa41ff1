/** Written by `npm run db:types` from the files of this folder, checked against them by a test. */
import type { Migration } from 'kysely'
import { up as up0001 } from './0001-foundation.ts'
import { up as up0002 } from './0002-uploads.ts'
import { up as up0003 } from './0003-media-crops.ts'
import { up as up0004 } from './0004-version-names.ts'
import { up as up0005 } from './0005-publication-settings.ts'
import { up as up0006 } from './0006-attempts-by-user.ts'
import { up as up0007 } from './0007-answers-by-month.ts'
import { up as up0008 } from './0008-revisions-from-one.ts'
import { up as up0009 } from './0009-attempt-tags.ts'
import { up as up0010 } from './0010-shares.ts'
import { up as up0011 } from './0011-ways-in.ts'
import { up as up0012 } from './0012-attempt-secrets.ts'
import { up as up0013 } from './0013-session-ends.ts'
import { up as up0014 } from './0014-invites.ts'
import { up as up0015 } from './0015-tenant-keys.ts'
import { up as up0016 } from './0016-answer-values.ts'
import { up as up0017 } from './0017-people-tree.ts'
import { up as up0018 } from './0018-tags-and-fields.ts'
import { up as up0019 } from './0019-jobs.ts'
import { up as up0024 } from './0024-operators.ts'
import { up as up0025 } from './0025-accounts.ts'
import { up as up0026 } from './0026-operations.ts'
import { up as up0027 } from './0027-announcements.ts'
import { up as up0028 } from './0028-acting.ts'
import { up as up0029 } from './0029-people-bin.ts'
import { up as up0030 } from './0030-filled-details.ts'
import { up as up0031 } from './0031-usage.ts'
import { up as up0032 } from './0032-people-bound.ts'
import { up as up0033 } from './0033-people-by-licence-end.ts'
import { up as up0035 } from './0035-courses.ts'
import { up as up0036 } from './0036-enrolments.ts'
import { up as up0040 } from './0040-certificate-designs.ts'
import { up as up0041 } from './0041-certificates.ts'
import { up as up0042 } from './0042-competencies.ts'
import { up as up0048 } from './0048-points.ts'
import { up as up0049 } from './0049-categories.ts'
import { up as up0051 } from './0051-team.ts'
import { up as up0052 } from './0052-reminders.ts'
import { up as up0053 } from './0053-learning-reports.ts'
import { up as up0054 } from './0054-courses-by-publication.ts'
import { up as up0055 } from './0055-social.ts'
import { up as up0057 } from './0057-banners.ts'
import { up as up0058 } from './0058-short-urls.ts'
import { up as up0059 } from './0059-counted-tags.ts'
import { up as up0060 } from './0060-articles.ts'
import { up as up0063 } from './0063-blogs.ts'
import { up as up0066 } from './0066-dashboard-visits.ts'
import { up as up0067 } from './0067-tagged-audiences.ts'
import { up as up0068 } from './0068-posts-by-words.ts'
import { up as up0069 } from './0069-mails-of-groups.ts'
import { up as up0071 } from './0071-search-of-strangers.ts'
import { up as up0073 } from './0073-one-article-a-language.ts'
import { up as up0075 } from './0075-figures.ts'
import { up as up0085 } from './0085-leads.ts'
import { up as up0086 } from './0086-webhooks.ts'
import { up as up0092 } from './0092-active-months.ts'
import { up as up0093 } from './0093-certificates-by-date.ts'
import { up as up0094 } from './0094-outcomes.ts'
import { up as up0095 } from './0095-report-views.ts'
import { up as up0097 } from './0097-retention.ts'
import { up as up0098 } from './0098-leads-and-leavers.ts'
import { up as up0100 } from './0100-active-quarters.ts'
import { up as up0101 } from './0101-custom-reports.ts'
import { up as up0102 } from './0102-report-links.ts'
import { up as up0103 } from './0103-touches.ts'
import { up as up0104 } from './0104-second-factors.ts'
import { up as up0106 } from './0106-sso.ts'
import { up as up0107 } from './0107-sso-sessions.ts'
import { up as up0108 } from './0108-payments.ts'
import { up as up0109 } from './0109-paused-decks.ts'
import { up as up0111 } from './0111-tickets.ts'
import { up as up0112 } from './0112-help-votes.ts'
import { up as up0113 } from './0113-tutorial.ts'
import { up as up0114 } from './0114-audit-by-actor.ts'
import { up as up0115 } from './0115-queue-of-groups.ts'
import { up as up0116 } from './0116-people-by-second-factor.ts'
import { up as up0118 } from './0118-expired-from.ts'
import { up as up0119 } from './0119-opened-checkouts.ts'
import { up as up0122 } from './0122-shown-results.ts'
import { up as up0123 } from './0123-browser-key.ts'
import { up as up0124 } from './0124-directory-factors.ts'
import { up as up0132 } from './0132-place-of-attempt.ts'
import { up as up0133 } from './0133-document-days.ts'
import { up as up0138 } from './0138-leads-by-outcome.ts'
import { up as up0140 } from './0140-audit-log.ts'
import { up as up0145 } from './0145-icons-of-clients.ts'
import { up as up0146 } from './0146-cleared-references.ts'
import { up as up0147 } from './0147-unlock-links.ts'
import { up as up0150 } from './0150-searchable-text.ts'
import { up as up0151 } from './0151-stored-search-text.ts'
import { up as up0156 } from './0156-course-of-lead.ts'
import { up as up0157 } from './0157-ticket-texts.ts'
import { up as up0159 } from './0159-audit-by-person-and-kind.ts'
import { up as up0162 } from './0162-kind-job-of-field.ts'
import { up as up0163 } from './0163-stored-titles.ts'

/** In order, forward only. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': { up: up0001 },
  '0002-uploads': { up: up0002 },
  '0003-media-crops': { up: up0003 },
  '0004-version-names': { up: up0004 },
  '0005-publication-settings': { up: up0005 },
  '0006-attempts-by-user': { up: up0006 },
  '0007-answers-by-month': { up: up0007 },
  '0008-revisions-from-one': { up: up0008 },
  '0009-attempt-tags': { up: up0009 },
  '0010-shares': { up: up0010 },
  '0011-ways-in': { up: up0011 },
  '0012-attempt-secrets': { up: up0012 },
  '0013-session-ends': { up: up0013 },
  '0014-invites': { up: up0014 },
  '0015-tenant-keys': { up: up0015 },
  '0016-answer-values': { up: up0016 },
  '0017-people-tree': { up: up0017 },
  '0018-tags-and-fields': { up: up0018 },
  '0019-jobs': { up: up0019 },
  '0024-operators': { up: up0024 },
  '0025-accounts': { up: up0025 },
  '0026-operations': { up: up0026 },
  '0027-announcements': { up: up0027 },
  '0028-acting': { up: up0028 },
  '0029-people-bin': { up: up0029 },
  '0030-filled-details': { up: up0030 },
  '0031-usage': { up: up0031 },
  '0032-people-bound': { up: up0032 },
  '0033-people-by-licence-end': { up: up0033 },
  '0035-courses': { up: up0035 },
  '0036-enrolments': { up: up0036 },
  '0040-certificate-designs': { up: up0040 },
  '0041-certificates': { up: up0041 },
  '0042-competencies': { up: up0042 },
  '0048-points': { up: up0048 },
  '0049-categories': { up: up0049 },
  '0051-team': { up: up0051 },
  '0052-reminders': { up: up0052 },
  '0053-learning-reports': { up: up0053 },
  '0054-courses-by-publication': { up: up0054 },
  '0055-social': { up: up0055 },
  '0057-banners': { up: up0057 },
  '0058-short-urls': { up: up0058 },
  '0059-counted-tags': { up: up0059 },
  '0060-articles': { up: up0060 },
  '0063-blogs': { up: up0063 },
  '0066-dashboard-visits': { up: up0066 },
  '0067-tagged-audiences': { up: up0067 },
  '0068-posts-by-words': { up: up0068 },
  '0069-mails-of-groups': { up: up0069 },
  '0071-search-of-strangers': { up: up0071 },
  '0073-one-article-a-language': { up: up0073 },
  '0075-figures': { up: up0075 },
  '0085-leads': { up: up0085 },
  '0086-webhooks': { up: up0086 },
  '0092-active-months': { up: up0092 },
  '0093-certificates-by-date': { up: up0093 },
  '0094-outcomes': { up: up0094 },
  '0095-report-views': { up: up0095 },
  '0097-retention': { up: up0097 },
  '0098-leads-and-leavers': { up: up0098 },
  '0100-active-quarters': { up: up0100 },
  '0101-custom-reports': { up: up0101 },
  '0102-report-links': { up: up0102 },
  '0103-touches': { up: up0103 },
  '0104-second-factors': { up: up0104 },
  '0106-sso': { up: up0106 },
  '0107-sso-sessions': { up: up0107 },
  '0108-payments': { up: up0108 },
  '0109-paused-decks': { up: up0109 },
  '0111-tickets': { up: up0111 },
  '0112-help-votes': { up: up0112 },
  '0113-tutorial': { up: up0113 },
  '0114-audit-by-actor': { up: up0114 },
  '0115-queue-of-groups': { up: up0115 },
  '0116-people-by-second-factor': { up: up0116 },
  '0118-expired-from': { up: up0118 },
  '0119-opened-checkouts': { up: up0119 },
  '0122-shown-results': { up: up0122 },
  '0123-browser-key': { up: up0123 },
  '0124-directory-factors': { up: up0124 },
  '0132-place-of-attempt': { up: up0132 },
  '0133-document-days': { up: up0133 },
  '0138-leads-by-outcome': { up: up0138 },
  '0140-audit-log': { up: up0140 },
  '0145-icons-of-clients': { up: up0145 },
  '0146-cleared-references': { up: up0146 },
  '0147-unlock-links': { up: up0147 },
  '0150-searchable-text': { up: up0150 },
  '0151-stored-search-text': { up: up0151 },
  '0156-course-of-lead': { up: up0156 },
  '0157-ticket-texts': { up: up0157 },
  '0159-audit-by-person-and-kind': { up: up0159 },
  '0162-kind-job-of-field': { up: up0162 },
  '0163-stored-titles': { up: up0163 },
}
