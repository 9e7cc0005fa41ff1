import { describe, expect, it } from 'vitest'
import { errorStatus } from './error.ts'

describe('an error', () => {
  it('has a status that its kind of code has by decisions.md §5', () => {
    expect(new Set(Object.values(errorStatus))).toEqual(
      new Set([400, 401, 402, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503, 507]),
    )
    expect(errorStatus).toMatchObject({
      malformed: 400,
      not_signed_in: 401,
      plan_limit: 402,
      not_allowed: 403,
      not_found: 404,
      conflict: 409,
      gone: 410,
      too_large: 413,
      unsupported_type: 415,
      rule_broken: 422,
      too_often: 429,
      email_format: 500,
      disk_full: 507,
    })
  })
})
