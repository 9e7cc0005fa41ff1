import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import { designProblems } from '@deckle/core/certificates/design-faults.ts'
import { subjectOf } from '../../../require-access.ts'
import { undrawableTexts } from '../render/undrawable-fields.ts'
import type { DesignRecord } from './queries.ts'

export function presentDesign(actor: Actor, row: DesignRecord): CertificateDesignRow {
  const edit = may(actor, 'certificate_design.edit', subjectOf(row))
  return {
    id: row.id,
    name: row.name,
    design: row.design,
    revision: row.revision,
    problems: designProblems(row.design).length,
    undrawable: undrawableTexts(row.design),
    owner: row.owner_name === null || row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
    updatedAt: row.updated_at.toISOString(),
    can: { edit, delete: edit },
  }
}
