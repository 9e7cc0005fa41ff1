import type { ErrorCode } from '@deckle/core/error.ts'

/** Texts of refusals by code. */
export const codes: Readonly<Record<ErrorCode, string>> = {
  malformed: 'Some of what was sent cannot be used. Please check the marked fields.',
  bad_json: 'The request could not be read: it is not valid JSON.',
  bad_cursor: 'This place in the list is not known. Please start from the first page.',
  not_signed_in: 'Please sign in first.',
  wrong_credentials: 'The e-mail or the password is wrong.',
  session_expired: 'Your session is over. Please sign in again.',
  second_factor: 'A second factor is needed to sign in.',
  plan_limit: 'Your plan does not allow more of this.',
  not_allowed: 'You may not do this. Ask an administrator if you need it.',
  registration_off: 'Registration is not open here.',
  second_factor_required:
    'Your organisation requires a second factor for signing in. Set one up first; everything else is there again after that.',
  proof_needed: 'Confirm that it is you, then try again.',
  account_deactivated: 'This account is deactivated. Please ask your administrator.',
  license_expired: 'Your licence has ended. Ask your administrator to extend it; your work is kept.',
  captcha_failed: 'The check that you are a person failed. Please try it again.',
  sso_only: 'Your organisation signs in by single sign-on only. Use its button on the sign-in page.',
  sso_failed: 'Single sign-on did not work. Please start again.',
  not_found: 'This is not here, or not yours to see.',
  conflict: 'Something else changed this at the same time. Please reload and try again.',
  revision_conflict: 'A newer version was saved in the meantime.',
  already_taken: 'This is already taken. Please choose another.',
  gone: 'This is no longer open.',
  too_large: 'This is too large.',
  unsupported_type: 'This kind of content is not accepted here.',
  rule_broken: 'This is not possible as it is. Please check what you entered.',
  only_slide: 'A deck needs at least one slide.',
  not_publishable: 'This deck cannot be published yet.',
  link_expired: 'This link was used or is too old. Please ask for a new one.',
  answer_rejected: 'This answer does not fit the question.',
  too_often: 'That was too often. Please wait a little and try again.',
  factor_locked:
    'Too many wrong codes in a day: codes are locked for now. When you sign in, you can get an email with a link that unlocks them.',
  // product.md §5, verbatim
  email_format: 'Email is invalid format, please check the email you have entered.',
  internal: 'Something went wrong on our side. It has been noted.',
  unavailable: 'The service is not ready just now. Please try again in a moment.',
  disk_full:
    'There is no room left on the server: this was not saved. Please tell your administrator, and try again later.',
}
