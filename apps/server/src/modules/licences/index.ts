export { enforceLimit, exceeds, requireFeature } from './enforce-limit.ts'
export { lockLicence, readLicence } from './queries.ts'
export { presentLicence } from './present-licence.ts'
export { readUsage } from './usage.ts'
