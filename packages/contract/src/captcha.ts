import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { text } from './kit/shapes.ts'

export const captcha = {
  challenge: endpoint(routes.captcha.challenge, {
    summary: 'A challenge of the self-hosted captcha, to be solved by the browser',
    reply: z.record(z.string(), z.unknown()),
  }),
  verify: endpoint(routes.captcha.verify, {
    summary: 'Check a solved captcha',
    body: z.strictObject({ token: text(8000) }),
    reply: z.object({ success: z.boolean() }),
  }),
} as const satisfies Resource<typeof routes.captcha>
