import type { Lead } from '@deckle/contract/leads.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { AddressText } from '../../../lib/address-text.tsx'
import { localeOf, useFormatter, useWords } from '../../../words/use-words.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { deckName } from '../lead-facts.tsx'
import { FactList } from './fact-list.tsx'

export function FactsCard({ lead }: { readonly lead: Lead }) {
  const t = useWords('lead')
  const list = useWords('leads')
  const format = useFormatter()
  const locale = localeOf(usePreference('language'))
  const at = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })
  const { score, country, city, consent, language } = lead
  const touch = (one: Lead['first_touch']) =>
    one && t('facts.touch', { source: one.source || one.referrer || t('facts.direct'), when: at(one.at) })
  const place = [city, country && new Intl.DisplayNames(locale, { type: 'region' }).of(country)]
  return (
    <Card title={t('facts.title')}>
      <FactList
        facts={[
          [t('facts.deck'), deckName(list, lead)],
          [t('facts.course'), lead.course && (lead.course.title || t('facts.courseDeleted'))],
          [t('facts.captured'), at(lead.created_at)],
          [
            t('facts.score'),
            score === null ? '' : list('percent', { value: format.number(score, { maximumFractionDigits: 0 }) }),
          ],
          [t('facts.outcome'), lead.outcome],
          [t('facts.source'), lead.source],
          [t('facts.medium'), lead.medium],
          [t('facts.campaign'), lead.campaign],
          [t('facts.referrer'), lead.referrer && <AddressText key="referrer" text={lead.referrer} />],
          [t('facts.first'), touch(lead.first_touch)],
          [t('facts.last'), touch(lead.last_touch)],
          [t('facts.place'), place.filter(Boolean).join(', ')],
          [t('facts.device'), <Device key="device" device={lead.device} />],
          [t('facts.language'), language && new Intl.DisplayNames(locale, { type: 'language' }).of(language)],
          [
            t('facts.consent'),
            consent ? t('facts.consentAt', { text: consent.text, when: at(consent.at) }) : t('facts.noConsent'),
          ],
        ]}
      />
    </Card>
  )
}

const known = ['phone', 'tablet', 'computer'] as const

function Device({ device }: { readonly device: string }) {
  const t = useWords('lead')
  const name = known.find((one) => one === device)
  if (name) return t(`facts.devices.${name}`)
  return device === '' ? '–' : t('facts.devices.other', { device })
}
