import type { captcha } from '@deckle/contract/captcha.ts'
import type { Handlers } from '../../http/handler.ts'
import { issueChallenge } from './issue-challenge.ts'
import { verifyCaptcha } from './verify-captcha.ts'

export const captchaHandlers: Handlers<typeof captcha> = { challenge: issueChallenge, verify: verifyCaptcha }
