import { detailFault } from '@deckle/core/people/detail-fault.ts'
import { detailPrefix, type PersonCondition } from '@deckle/core/people/person-condition.ts'
import type { PersonField } from '@deckle/core/people/person-field.ts'
import { type FieldUsesDb, listReportFilters, listRules } from './queries.ts'

/** Rules and reports that compare the field in a way, or with a value, that it does not have. */
export async function findMisfits(
  db: FieldUsesDb,
  clientId: string,
  field: Pick<PersonField, 'name' | 'kind' | 'choices'>,
) {
  const isMisfit = (one: PersonCondition): boolean =>
    one.field === detailPrefix + field.name && detailFault(one, field) !== null
  const rules = await listRules(db, clientId)
  const reports = await listReportFilters(db, clientId, field.name)
  return {
    rules: rules
      .filter(({ rule }) => rule.conditions.some(isMisfit))
      .map(({ course_id, title, name }) => ({ courseId: course_id, course: title, name })),
    reports: [
      ...new Set(
        reports
          .filter(({ filters }) => filters.some((filter) => conditionsIn(filter).some(isMisfit)))
          .map(({ name }) => name),
      ),
    ],
  }
}

function conditionsIn(filter: string): readonly PersonCondition[] {
  try {
    const conditions: unknown = JSON.parse(filter)
    return Array.isArray(conditions) ? (conditions as readonly PersonCondition[]) : []
  } catch {
    return []
  }
}
