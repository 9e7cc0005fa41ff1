import type { Catalogue } from '../catalogue.ts'
import { audit } from './audit.ts'
import { codes } from './codes.ts'
import { flowTable } from './flow-table.ts'
import { leadTable } from './lead-table.ts'
import { mails } from './mails.ts'
import { notifications } from './notifications.ts'
import { plans } from './plans.ts'
import { refusals } from './refusals.ts'

export const hindi: Catalogue = { audit, codes, refusals, flowTable, leadTable, mails, notifications, plans }
