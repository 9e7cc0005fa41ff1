export { captureLead, type LeadCapture, type LeadFields } from './capture/capture-lead.ts'
export { setLeadResult } from './capture/set-result.ts'
