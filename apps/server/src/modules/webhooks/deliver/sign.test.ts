import { expect, it } from 'vitest'
import { newWebhookSecret, signedHeaders } from './sign.ts'

it('signs as the example of Standard Webhooks says', () => {
  const headers = signedHeaders(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330, body: '{"test": 2432232314}' },
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('makes secrets of 24 bytes, each another', () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()]
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  expect(one).not.toBe(other)
})
