import { type Kysely, sql } from 'kysely'

/** The audit log of a client: kinds to filter by, network addresses, indexes for its pages, and how long it is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column kind text not null default 'operator'`.execute(db)
  // As sessions show it. Blank for jobs and for people of another client.
  await sql`alter table audit_log add column address text not null default ''`.execute(db)
  for (const [kind, actions] of Object.entries(kinds))
    await sql`update audit_log set kind = ${kind} where action = any (${actions}::text[])`.execute(db)
  await sql`update audit_log set kind = 'deletion' where action = 'user.state' and detail ->> 'state' = 'bin'`.execute(
    db,
  )
  await sql`create index audit_log_of_client on audit_log (client_id, at desc, id desc)`.execute(db)
  await sql`create index audit_log_by_kind on audit_log (client_id, kind, at desc, id desc)`.execute(db)
  await sql`create index audit_log_of_actor on audit_log (client_id, actor_id, at desc, id desc)`.execute(db)
  await sql`alter table retention add column audit_days integer`.execute(db)
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  people: [
    'user.create',
    'user.import',
    'user.directory',
    'user.linked',
    'user.invite',
    'user.manager',
    'user.tag',
    'user.details',
    'user.profile',
    'user.email',
    'user.email_asked',
    'user.mute',
    'user.unmute',
    'user.restore',
    'user.delete_cancelled',
  ],
  access: [
    'user.license',
    'user.state',
    'user.activate',
    'user.deactivate',
    'user.session_close',
    'auth.serverSigninLink',
    'user.authtoken',
    'user.authtoken_revoke',
    'user.factor_add',
    'user.factor_remove',
    'user.factor_reset',
    'user.recovery_codes',
    'client.owner',
  ],
  settings: [
    'client.brand',
    'client.sso',
    'client.sso_domain',
    'client.second_factor',
    'client.retention',
    'client.attribution',
    'certificate.rotate_key',
    'field.create',
    'field.update',
  ],
  content: [
    'tag.update',
    'tag.merge',
    'category.create',
    'category.update',
    'competency.create',
    'competency.update',
    'competency.import',
    'banner.create',
    'banner.update',
    'banner.restore',
    'post.pin',
    'post.unpin',
    'post.hide',
    'post.restore',
    'comment.hide',
    'comment.restore',
  ],
  learning: [
    'learner.add',
    'learner.remove',
    'learner.modify',
    'learner.contact',
    'learner.granted',
    'learner.refused',
    'rule.add',
    'rule.update',
    'rule.remove',
    'rule.run',
    'certificate.revoke',
    'certificate.reissue',
  ],
  deletion: [
    'user.delete',
    'user.delete_asked',
    'field.delete',
    'tag.delete',
    'category.delete',
    'competency.delete',
    'banner.delete',
  ],
  connection: [
    'webhook.create',
    'webhook.update',
    'webhook.secret',
    'webhook.delete',
    'report_links.create',
    'report_links.revoke',
    'report_links.restore',
  ],
  billing: [
    'payments.create',
    'payments.refund',
    'billing.plan',
    'billing.update',
    'billing.schedule',
    'billing.resume',
    'upgrade.granted',
    'upgrade.refused',
    'upgrade.forwarded',
  ],
  operator: ['client.act', 'client.act_end', 'client.create', 'client.plan', 'client.suspend', 'client.resume'],
  installation: [
    'announcement.create',
    'announcement.update',
    'announcement.end',
    'config.upsert',
    'config.reset',
    'plans.prices',
    'mail.retry',
    'task.retry',
    'job.stop',
    'job.retry',
  ],
}
