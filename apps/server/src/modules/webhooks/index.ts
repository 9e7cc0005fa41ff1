export { hasWebhooks, queueWebhooks } from './queue-webhooks.ts'
