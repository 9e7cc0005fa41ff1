/**
 * How a client's billing is: nothing bought; paid until the end of a period; the charge of a renewal failed, and the
 * plan stays through the days of grace; ends with the period, by cancellation; bought once for good.
 */
export const billingStatuses = ['none', 'active', 'past_due', 'ending', 'owned'] as const
export type BillingStatus = (typeof billingStatuses)[number]

/** `refunded`: all of it was; `surplus`: paid twice, and sent back by itself. */
export const paymentStatuses = ['failed', 'paid', 'partly_refunded', 'refunded', 'surplus'] as const

/** `requested`: the gateway has not confirmed it yet. */
export const refundStatuses = ['requested', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Asked for by an operator; for the unused time of a plan; paid twice; made at the gateway itself. */
export const refundCauses = ['operator', 'credit', 'surplus', 'gateway'] as const
export type RefundCause = (typeof refundCauses)[number]

export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/**
 * What a checkout of the sandbox comes to: paid; refused by the bank; refused, and captured a minute later; paid in a
 * browser that is closed before it reports.
 */
export const sandboxOutcomes = ['paid', 'failed', 'late', 'closed'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** Days from the failed charge of a renewal to the end of the plan. */
export const GRACE_DAYS = 14
/** Days after a failed charge on which people are notified. */
export const failureNoticeDays = [0, 3, 7] as const
/** Days from a plan's end to when the newest decks beyond the limit accept no new attempts. */
export const PAUSE_AFTER_DAYS = 14

export const buyerLimits = { name: 200, address: 500, taxNumber: 40, email: 254 } as const
