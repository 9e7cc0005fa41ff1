import type { AuditTexts } from '../texts.ts'

/** Words of audit logs that screens and files share. */
export const auditTexts = {
  columns: {
    at: 'When',
    actor: 'Who',
    by: 'Acting for them',
    client: 'Organisation',
    kind: 'Kind',
    text: 'What',
    subject: 'On',
    address: 'Network address',
  },
  kinds: {
    sign_in: 'Sign-ins',
    export: 'Exports',
    people: 'People',
    access: 'Licences and access',
    settings: 'Settings',
    content: 'Courses and content',
    learning: 'Learners and rules',
    deletion: 'Deletions',
    connection: 'Webhooks and links',
    billing: 'Billing',
    operator: 'Operators',
    installation: 'Installation',
  },
  system: 'Deckle',
} as const satisfies AuditTexts
