import { type PaymentGateway, PaymentGatewayError } from './payment-gateway.ts'

/** Without keys and outside a demo installation: nothing can be bought, and no event is believed. */
export function createNoGateway(): PaymentGateway {
  const refuse = (): Promise<never> =>
    Promise.reject(new PaymentGatewayError('This installation has no payment gateway.', null))
  return {
    name: 'none',
    key: '',
    createOrder: refuse,
    createSubscription: refuse,
    changeSubscription: refuse,
    cancelSubscription: refuse,
    listOrderPayments: refuse,
    listCharges: refuse,
    refund: refuse,
    isOrderSigned: () => false,
    isSubscriptionSigned: () => false,
    isEventSigned: () => false,
    sandbox: null,
  }
}
