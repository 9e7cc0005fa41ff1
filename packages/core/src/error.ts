/**
 * HTTP status by error code (decisions.md §5). Codes are for programs; texts for people are chosen at the edge, by
 * language.
 */
export const errorStatus = {
  malformed: 400,
  bad_json: 400,
  bad_cursor: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  session_expired: 401,
  /** Signed in but for a second factor: `data.challenge` (decisions.md §1). */
  second_factor: 401,
  plan_limit: 402,
  not_allowed: 403,
  registration_off: 403,
  /** The client requires a second factor, and the session may only set one up. */
  second_factor_required: 403,
  /** Needs a proof of who one is that is a few minutes old at most. */
  proof_needed: 403,
  account_deactivated: 403,
  license_expired: 403,
  captcha_failed: 403,
  /** The person's organisation allows its single sign-on alone; `data` says where (`{client, label}`). */
  sso_only: 403,
  /** Signing in by the directory failed; the message says why. */
  sso_failed: 403,
  not_found: 404,
  conflict: 409,
  revision_conflict: 409,
  already_taken: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  rule_broken: 422,
  only_slide: 422,
  not_publishable: 422,
  link_expired: 422,
  answer_rejected: 422,
  too_often: 429,
  /** Too many wrong codes of a second factor in a day; a mailed link unlocks the account. */
  factor_locked: 429,
  email_format: 500,
  internal: 500,
  unavailable: 503,
  disk_full: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus
