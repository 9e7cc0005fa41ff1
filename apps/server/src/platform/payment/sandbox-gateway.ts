import { hkdfSync, randomBytes } from 'node:crypto'
import type { PaymentGateway } from './payment-gateway.ts'
import { signaturesOf } from './signatures.ts'

/** Moves no money: ids and signatures are as a gateway's, with secrets of its own. What would happen there is acted out by `payments`. */
export function createSandboxGateway(secret: Buffer): PaymentGateway {
  const derive = (name: string): string => Buffer.from(hkdfSync('sha256', secret, '', name, 32)).toString('hex')
  const { sign, check } = signaturesOf({
    keySecret: derive('payment sandbox'),
    webhookSecret: derive('payment sandbox webhook'),
  })
  const newId = (kind: string): string => `${kind}_sandbox${randomBytes(8).toString('hex')}`
  return {
    name: 'sandbox',
    key: 'rzp_sandbox',
    createOrder: async () => ({ id: newId('order') }),
    createSubscription: async () => ({ id: newId('sub'), plan: newId('plan') }),
    changeSubscription: async () => ({ plan: newId('plan') }),
    cancelSubscription: async () => undefined,
    listOrderPayments: async () => [],
    listCharges: async () => [],
    refund: async ({ reference }) => ({ id: `rfnd_${reference}`, isDone: true }),
    ...check,
    sandbox: sign,
  }
}
