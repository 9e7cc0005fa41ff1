import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { moment, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** What a person does with the account as a whole. */
export const account = {
  exportData: endpoint(routes.account.exportData, {
    summary:
      'Collect all that is stored of oneself into a ZIP file, as a background job; the file is fetched from the job by nobody else. Answers the job that runs already, where one does',
    reply: z.object({ job }),
    refusedActing: 'all',
  }),
  delete: endpoint(routes.account.delete, {
    summary:
      'Delete the own account: all sessions end, and 14 days later it goes to the bin. Signing in before then cancels it. Who has no password needs a sign-in or a proof (`second_factor.prove`) of the last ten minutes',
    body: z.strictObject({ current_password: z.optional(text(1000)) }),
    reply: z.object({ deleteAt: moment }),
    errors: ['rule_broken', 'proof_needed'],
    refusedActing: 'all',
  }),
} as const satisfies Resource<typeof routes.account>
