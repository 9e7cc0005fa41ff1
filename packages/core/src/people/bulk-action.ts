import { type Action, type Actor, hasReach, licenseTypes, type LicenseType } from '../access/access.ts'

/** What may be done to many people at once, and the action of `core/access` that it takes. */
export const bulkActions = {
  activate: 'user.activate',
  deactivate: 'user.activate',
  delete: 'user.activate',
  license: 'user.license',
  manager: 'user.edit',
  tag: 'user.edit',
  untag: 'user.edit',
  field: 'user.edit',
  invite: 'user.edit',
} as const satisfies Readonly<Record<string, Action>>

export type BulkAction = keyof typeof bulkActions
export const bulkActionNames = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]]

/** Whether somebody may do it to anyone but themselves. */
export const mayInBulk = (actor: Pick<Actor, 'licenseType' | 'ownsClient'>, action: BulkAction): boolean =>
  (['branch', 'client', 'any'] as const).some((reach) => hasReach(actor, bulkActions[action], reach))

export interface FieldValue {
  readonly name: string
  /** '' takes the field away. */
  readonly value: string
}

/** A licence type, the id of a manager (null for none) or of a tag, or a field; nothing for the other actions. */
export type BulkValue = string | null | FieldValue | undefined

export interface BulkStep {
  readonly action: BulkAction
  readonly value?: BulkValue
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isId = (value: BulkValue): boolean => typeof value === 'string' && uuid.test(value)
const isNothing = (value: BulkValue): boolean => value === undefined || value === null

const fits: Readonly<Record<BulkAction, (value: BulkValue) => boolean>> = {
  activate: isNothing,
  deactivate: isNothing,
  delete: isNothing,
  invite: isNothing,
  license: (value) => typeof value === 'string' && licenseTypes.includes(value as LicenseType),
  manager: (value) => value === null || isId(value),
  tag: isId,
  untag: isId,
  field: (value) => typeof value === 'object' && value !== null,
}

export const isGoodStep = ({ action, value }: BulkStep): boolean => fits[action](value)
