import type { billing } from '@deckle/contract/billing.ts'
import type { payments } from '@deckle/contract/payments.ts'
import type { Handlers } from '../../http/handler.ts'
import { cancelBilling, resumeBilling, retryBilling, updateBilling } from './billing/change-billing.ts'
import { listBilledClients } from './billing/list-clients.ts'
import { checkBilling, discardBilling } from './billing/pending.ts'
import { previewChange } from './billing/preview-change.ts'
import { showBilling } from './billing/show-billing.ts'
import { createOrder } from './buy/create-order.ts'
import { createSubscription } from './buy/create-subscription.ts'
import { sandboxPay } from './buy/sandbox-pay.ts'
import { verifyOrder, verifySubscription } from './buy/verify.ts'
import { receiveWebhook } from './events/receive-webhook.ts'
import { fetchInvoices } from './invoices/fetch-invoices.ts'
import { showInvoice } from './invoices/invoice-pdf.ts'
import { listClientPayments, refundPayment } from './refunds/refund-payment.ts'

export { paymentCron, paymentTasks } from './tasks/tasks.ts'

export const paymentHandlers: Handlers<typeof payments> = {
  createOrder,
  verifyOrder,
  createSubscription,
  verifySubscription,
  fetchInvoices,
  webhook: receiveWebhook,
  sandboxPay,
  list: listClientPayments,
  refund: refundPayment,
}

export const billingHandlers: Handlers<typeof billing> = {
  show: showBilling,
  update: updateBilling,
  preview: previewChange,
  cancel: cancelBilling,
  resume: resumeBilling,
  retry: retryBilling,
  check: checkBilling,
  discard: discardBilling,
  invoice: showInvoice,
  clients: listBilledClients,
}
