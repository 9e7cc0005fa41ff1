import type { WebhookAttempt } from '@deckle/contract/webhooks.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const errors = ['refused', 'failed', 'switched_off'] as const

/** How what is known of a delivery and its attempts is said. */
export function useDeliveryFacts() {
  const t = useWords('webhooks')
  const format = useFormatter()
  return {
    when: (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'short', timeStyle: 'medium' }),
    duration: (ms: number | null) => (ms === null ? '–' : t('deliveries.ms', { count: ms })),
    /** The status of the answer, or why there was none. */
    answer: ({ response_code, error }: Pick<WebhookAttempt, 'response_code' | 'error'>) =>
      response_code === null
        ? t(`deliveries.errors.${errors.find((one) => one === error) ?? 'none'}`)
        : String(response_code),
  }
}
