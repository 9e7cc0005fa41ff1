export {
  recordUse,
  enforceLimit,
  exceededOf,
  measureUse,
  requireFeature,
  requireRoom,
  type Use,
} from './enforce-limit.ts'
export { LIMIT_NOTICE_TASK, type LimitNotice, limitNotice } from './limit-notice.ts'
export { listAdmins, lockLicence, readLicence } from './queries.ts'
export { presentLicence } from './present-licence.ts'
export { readUsage } from './usage.ts'
