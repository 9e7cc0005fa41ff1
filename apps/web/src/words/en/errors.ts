export const words = {
  malformed: 'Something in what was sent is not as it should be. Check the fields and try again.',
  bad_json: 'What was sent could not be read. Try again.',
  bad_cursor: 'The list has changed. Load it again.',
  not_signed_in: 'Please sign in first.',
  wrong_credentials: 'The e-mail or the password is not right.',
  session_expired: 'Your session has ended. Please sign in again.',
  second_factor: 'A second factor is needed to sign in.',
  second_factor_required: 'Your organisation requires a second factor. Set one up first.',
  proof_needed: 'Confirm that it is you, then try again.',
  plan_limit: 'Your plan does not allow more of this.',
  not_allowed: 'Your licence does not allow this.',
  registration_off: 'New accounts cannot be created here. Ask an administrator for one.',
  account_deactivated: 'This account is deactivated. Ask an administrator of your organisation.',
  captcha_failed: 'The check that you are a person did not pass. Try again.',
  not_found: 'This is no longer there.',
  conflict: 'Someone changed this in the meantime. Load it again.',
  revision_conflict: 'Someone saved a newer version in the meantime.',
  already_taken: 'This is already taken. Choose another.',
  gone: 'This has been taken back.',
  too_large: 'This is too large.',
  unsupported_type: 'Files of this type cannot be used here.',
  rule_broken: 'A rule does not allow this. Look at the fields.',
  only_slide: 'The only slide of a deck cannot be deleted.',
  not_publishable: 'The deck is not ready to be published.',
  link_expired: 'This link has been used or is too old. Ask for a new one.',
  answer_rejected: 'The answer was not accepted.',
  too_often: 'Too many tries. Wait a little and try again.',
  email_format: 'Email is invalid format, please check the email you have entered.',
  internal: 'The server made a mistake. Your work on this screen is still here; try again in a moment.',
  unavailable: 'The server is not ready. Try again in a moment.',
  disk_full:
    'The server has no room left: this was not saved, and is still here. Tell your administrator, and try again later.',
  help: 'Ask for help',
  noResponseTitle: 'Server Not Responded',
  no_response: 'The Request failed. Please make sure you are connected to Internet',
  timed_out: 'The server took longer than two minutes to answer. Try again.',
  aborted: 'Stopped.',
  bad_request: 'The request could not be made.',
  bad_reply: 'The server sent an answer that could not be read. Try again in a moment.',
  unknown: 'Something went wrong. Your work on this screen is still here; try again.',
  id: 'Number for the log: {id}.',
} as const

declare module '../sections.ts' {
  interface Sections {
    errors: typeof words
  }
}
