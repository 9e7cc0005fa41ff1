import type { account } from '@deckle/contract/account.ts'
import type { Handlers } from '../../http/handler.ts'
import type { JobKinds } from '../jobs/index.ts'
import { deleteAccount } from './delete/delete-account.ts'
import { exportData, exportJob, exportKind } from './export/export-data.ts'

export const accountHandlers: Handlers<typeof account> = { exportData, delete: deleteAccount }

export const accountJobKinds: JobKinds = { [exportKind]: exportJob }
