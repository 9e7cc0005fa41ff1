import { get, post } from './kit/route.ts'

/** What a client pays: the calls of product.md §7, the gateway's webhook, and billing. */
export const paymentRoutes = {
  payments: {
    createOrder: post('/create_order/{id}', 'billing.pay'),
    verifyOrder: post('/verify_order', 'billing.pay'),
    createSubscription: post('/create_subscription/{id}', 'billing.pay'),
    verifySubscription: post('/verify_subscription', 'billing.pay'),
    fetchInvoices: get('/fetch_invoices/{id}', 'billing.read'),
    webhook: post('/payments/webhook', 'public'),
    sandboxPay: post('/payments/sandbox/pay', 'billing.pay'),
    list: get('/clients/{id}/payments/list', 'billing.read'),
    refund: post('/clients/{id}/payments/{payment_id}/refund', 'admin.use'),
  },
  billing: {
    show: get('/clients/{id}/billing/show', 'billing.read'),
    update: post('/billing/update', 'billing.pay'),
    preview: get('/billing/preview', 'billing.pay'),
    cancel: post('/billing/cancel', 'billing.pay'),
    resume: post('/billing/resume', 'billing.pay'),
    retry: post('/billing/retry', 'billing.pay'),
    check: post('/billing/check', 'billing.pay'),
    discard: post('/billing/discard', 'billing.pay'),
    invoice: get('/clients/{id}/invoices/{invoice_id}/pdf', 'billing.read'),
    clients: get('/admin/billing/list', 'admin.use'),
  },
} as const
