import type { Env } from '../../env.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createRazorpayGateway } from './razorpay-gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

/** Razorpay where its keys are set, else the sandbox. */
export function createPaymentGateway(
  { razorpay, razorpayUrl }: Pick<Env, 'razorpay' | 'razorpayUrl'>,
  secret: Buffer,
): PaymentGateway {
  return razorpay ? createRazorpayGateway({ ...razorpay, url: razorpayUrl }) : createSandboxGateway(secret)
}
