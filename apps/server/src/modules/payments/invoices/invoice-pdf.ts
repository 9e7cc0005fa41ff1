import { Readable } from 'node:stream'
import type { billing } from '@deckle/contract/billing.ts'
import { FileReply, type Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import { requireSeen } from '../../operators/index.ts'
import { findInvoice } from './queries.ts'

export const showInvoice: Handler<typeof billing.invoice> = async ({ deps, actor, params, query, request }) => {
  const client = await requireSeen(deps.db, actor, params.id)
  const invoice = await findInvoice(deps.db, { clientId: client.id, id: params.invoice_id })
  if (!invoice) throw refuse('not_found')
  await requireLimit(deps.limits, 'drawReport', actor.userId)
  const { drawInvoice } = await import('./draw-invoice.ts')
  const language = query.language ?? preferredLanguage(request.header('accept-language'))
  const body = Readable.from(await drawInvoice(invoice, language))
  return new FileReply({ contentType: 'application/pdf', filename: `${invoice.number}.pdf`, body })
}
