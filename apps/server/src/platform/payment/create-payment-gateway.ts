import type { Env } from '../../env.ts'
import { createNoGateway } from './no-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createRazorpayGateway } from './razorpay-gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

/** Razorpay if its keys are set; else the sandbox, by default in demo installations alone, or none (decisions.md §7). */
export function createPaymentGateway(
  { razorpay, razorpayUrl, paymentSandbox }: Pick<Env, 'razorpay' | 'razorpayUrl' | 'paymentSandbox'>,
  secret: Buffer,
): PaymentGateway {
  if (razorpay) return createRazorpayGateway({ ...razorpay, url: razorpayUrl })
  return paymentSandbox ? createSandboxGateway(secret) : createNoGateway()
}
