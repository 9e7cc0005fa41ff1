export { captchaHandlers } from './handlers.ts'
