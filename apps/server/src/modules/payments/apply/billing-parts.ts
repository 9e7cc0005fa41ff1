import type { Deps } from '../../../deps.ts'

/** What use cases need of the server, whoever asks. */
export type BillingParts = Pick<Deps, 'db' | 'newId' | 'now' | 'jobs' | 'env' | 'payments' | 'log'>
