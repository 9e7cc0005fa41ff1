export { analyticsHandlers } from './handlers.ts'
export { createTimeZones } from './time-zones.ts'
