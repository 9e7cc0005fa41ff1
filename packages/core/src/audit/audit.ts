/** Kinds of entries of an audit log, to filter by. */
export const auditKinds = [
  'sign_in',
  'export',
  'people',
  'access',
  'settings',
  'content',
  'learning',
  'deletion',
  'connection',
  'billing',
  'operator',
  'installation',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Kinds in the log of a client. Acts on the whole installation are only in the Superadmins' log. */
export const clientAuditKinds = auditKinds.filter((kind) => kind !== 'installation')
export type ClientAuditKind = (typeof clientAuditKinds)[number]

/** What the subject of an entry is. Of `other`, the detail has the name. `none`: the client itself, or nothing. */
export type AuditSubject = 'person' | 'course' | 'deck' | 'article' | 'other' | 'none'

interface AuditAct {
  readonly kind: AuditKind
  readonly on: AuditSubject
}

const act = (kind: AuditKind, on: AuditSubject = 'none'): AuditAct => ({ kind, on })

/** Every act that audit logs record, by the name that is stored. The server has a sentence for each. */
export const auditActs = {
  'auth.sign_in': act('sign_in'),
  'auth.sign_in_failed': act('sign_in'),
  'auth.sign_out': act('sign_in'),
  'auth.session_close': act('sign_in'),

  'export.people': act('export'),
  'export.job': act('export', 'other'),
  'export.leads': act('export'),
  'export.answers': act('export', 'deck'),
  'export.answer_file': act('export', 'deck'),
  'export.deck_report': act('export', 'deck'),
  'export.report': act('export', 'other'),
  'export.learning_report': act('export'),
  'export.import_rows': act('export'),
  'export.certificate': act('export'),
  'export.ticket_file': act('export'),
  'export.audit': act('export'),
  'export.mailed': act('export', 'other'),

  'user.register': act('people', 'person'),
  'user.create': act('people', 'person'),
  'user.imported': act('people', 'person'),
  'user.import_changed': act('people', 'person'),
  'user.import': act('people', 'other'),
  'user.directory': act('people', 'person'),
  'user.linked': act('people', 'person'),
  'user.invite': act('people', 'person'),
  'user.manager': act('people', 'person'),
  'user.tag': act('people', 'person'),
  'user.details': act('people', 'person'),
  'user.profile': act('people', 'person'),
  'user.email': act('people', 'person'),
  'user.email_asked': act('people', 'person'),
  'user.message': act('people', 'person'),
  'user.mute': act('people', 'person'),
  'user.unmute': act('people', 'person'),
  'user.restore': act('people', 'person'),
  'user.delete_cancelled': act('people', 'person'),

  'user.license': act('access', 'person'),
  'user.state': act('access', 'person'),
  'user.activate': act('access', 'person'),
  'user.deactivate': act('access', 'person'),
  'user.session_close': act('access', 'person'),
  'auth.serverSigninLink': act('access', 'person'),
  'user.authtoken': act('access', 'person'),
  'user.authtoken_revoke': act('access', 'person'),
  'user.password': act('access', 'person'),
  'user.password_reset': act('access', 'person'),
  'user.factor_add': act('access', 'person'),
  'user.factor_remove': act('access', 'person'),
  'user.factor_reset': act('access', 'person'),
  'user.factor_unlock': act('access', 'person'),
  'user.recovery_codes': act('access', 'person'),
  'client.owner': act('access', 'person'),

  'client.brand': act('settings'),
  'client.sso': act('settings'),
  'client.sso_domain': act('settings', 'other'),
  'client.second_factor': act('settings'),
  'client.retention': act('settings'),
  'client.attribution': act('settings'),
  'certificate.rotate_key': act('settings'),
  'field.create': act('settings', 'other'),
  'field.update': act('settings', 'other'),
  'field.kind': act('settings', 'other'),
  'answer.create': act('settings', 'other'),
  'answer.update': act('settings', 'other'),

  'course.create': act('content', 'course'),
  'course.publish': act('content', 'course'),
  'course.status': act('content', 'course'),
  'course.restore': act('content', 'course'),
  'deck.publish': act('content', 'deck'),
  'deck.unpublish': act('content', 'deck'),
  'deck.publication': act('content', 'deck'),
  'deck.restore': act('content', 'deck'),
  'article.publish': act('content', 'article'),
  'article.status': act('content', 'article'),
  'article.restore': act('content', 'article'),
  'tag.update': act('content', 'other'),
  'tag.merge': act('content', 'other'),
  'category.create': act('content', 'other'),
  'category.update': act('content', 'other'),
  'competency.create': act('content', 'other'),
  'competency.update': act('content', 'other'),
  'competency.import': act('content'),
  'ticket_text.create': act('content', 'other'),
  'ticket_text.update': act('content', 'other'),
  'ticket_text.restore': act('content', 'other'),
  'banner.create': act('content', 'other'),
  'banner.update': act('content', 'other'),
  'banner.restore': act('content', 'other'),
  'media.restore': act('content', 'other'),
  'lead.restore': act('content'),
  'custom_report.restore': act('content', 'other'),
  'post.pin': act('content'),
  'post.unpin': act('content'),
  'post.hide': act('content'),
  'post.restore': act('content'),
  'comment.hide': act('content'),
  'comment.restore': act('content'),

  'learner.add': act('learning', 'person'),
  'learner.remove': act('learning', 'person'),
  'learner.modify': act('learning', 'person'),
  'learner.contact': act('learning', 'person'),
  'learner.granted': act('learning', 'person'),
  'learner.refused': act('learning', 'person'),
  'rule.add': act('learning', 'course'),
  'rule.update': act('learning', 'course'),
  'rule.remove': act('learning', 'course'),
  'rule.run': act('learning', 'course'),
  'certificate.revoke': act('learning', 'other'),
  'certificate.reissue': act('learning', 'other'),

  'user.delete': act('deletion', 'person'),
  'user.delete_asked': act('deletion', 'person'),
  'user.erase': act('deletion', 'person'),
  'course.delete': act('deletion', 'course'),
  'deck.delete': act('deletion', 'deck'),
  'article.delete': act('deletion', 'article'),
  'field.delete': act('deletion', 'other'),
  'tag.delete': act('deletion', 'other'),
  'category.delete': act('deletion', 'other'),
  'competency.delete': act('deletion', 'other'),
  'ticket_text.delete': act('deletion', 'other'),
  'banner.delete': act('deletion', 'other'),
  'answer.delete': act('deletion', 'other'),
  'media.delete': act('deletion', 'other'),
  'lead.delete': act('deletion'),
  'custom_report.delete': act('deletion', 'other'),
  'certificate_design.delete': act('deletion', 'other'),

  'webhook.create': act('connection', 'other'),
  'webhook.update': act('connection', 'other'),
  'webhook.secret': act('connection', 'other'),
  'webhook.delete': act('connection', 'other'),
  'report_links.create': act('connection', 'other'),
  'report_links.revoke': act('connection', 'other'),
  'report_links.restore': act('connection', 'other'),
  'deck.access': act('connection', 'deck'),
  'deck.invites': act('connection', 'deck'),
  'deck.share': act('connection', 'deck'),
  'course.share': act('connection', 'course'),
  'course.join_link': act('connection', 'course'),
  'article.share': act('connection', 'article'),
  'url.create': act('connection', 'other'),
  'url.update': act('connection', 'other'),
  'url.delete': act('connection', 'other'),
  'url.restore': act('connection', 'other'),

  'payments.create': act('billing'),
  'payments.refund': act('billing'),
  'billing.plan': act('billing'),
  'billing.update': act('billing'),
  'billing.schedule': act('billing'),
  'billing.resume': act('billing'),
  'upgrade.granted': act('billing'),
  'upgrade.refused': act('billing'),
  'upgrade.forwarded': act('billing'),

  'client.act': act('operator', 'person'),
  'client.act_end': act('operator', 'person'),
  'client.create': act('operator'),
  'client.plan': act('operator'),
  'client.suspend': act('operator'),
  'client.resume': act('operator'),

  'announcement.create': act('installation'),
  'announcement.update': act('installation'),
  'announcement.end': act('installation'),
  'config.upsert': act('installation'),
  'config.reset': act('installation'),
  'plans.prices': act('installation'),
  'mail.retry': act('installation'),
  'task.retry': act('installation'),
  'job.stop': act('installation'),
  'job.retry': act('installation'),
} as const satisfies Readonly<Record<string, AuditAct>>
export type AuditAction = keyof typeof auditActs

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActs, action)

/** Calls of an impersonation session that have no act of their own are of kind `operator`, whatever their name. */
export const auditKindOf = (action: string): AuditKind => (isAuditAction(action) ? auditActs[action].kind : 'operator')

/** Days that a client keeps its audit log at least and at most, and unless its Admins choose otherwise. */
export const auditDays = { min: 30, max: 3650, default: 730 } as const

/** What screens offer. */
export const auditDayChoices = [30, 90, 180, 365, 730, 1825, 3650] as const
