import {
  type AccessMode,
  accessModes,
  isGated,
  type Opening,
  openingOf,
} from '@deckle/core/deck/publication/publication.ts'
import { plans, planWith } from '@deckle/core/plan/plan.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Building2, Globe, KeyRound, Link, MailCheck, Ticket } from 'lucide-react'
import { Field } from '../../../lib/form/field.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { ClosedMessageField } from './closed-message-field.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { PinField } from './pin-field.tsx'
import { ResponseLimitField } from './response-limit-field.tsx'
import { useSettingsForm } from '../settings/settings-form.tsx'
import { suggestPin } from './suggest-pin.ts'

/** Who may play, when, and how often. */
export function AccessCard({ canChange }: { canChange: boolean }) {
  const t = useWords('publication')
  const now = useNow()
  const { reply, draft } = useSettingsForm()
  const opening = openingOf(reply.settings, now.getTime(), reply.responses)
  return (
    <Card title={t('access.title')} description={t('access.text')} action={<OpeningBadge opening={opening} />}>
      <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-5">
        <AccessModeField canChange={canChange} />
        {draft.access === 'pin' && <PinField canChange={canChange} />}
        <OpeningTimes />
        <ResponseLimitField canChange={canChange} />
        <ClosedMessageField />
      </fieldset>
    </Card>
  )
}

function OpeningBadge({ opening }: { opening: Opening }) {
  const t = useWords('publication')
  if (opening === 'open') return null
  return (
    <Badge tone={opening === 'too_early' ? 'info' : 'warning'} dot>
      {t(`access.now.${opening}`)}
    </Badge>
  )
}

const icons: Readonly<Record<AccessMode, React.ReactNode>> = {
  public: <Globe />,
  link: <Link />,
  pin: <KeyRound />,
  email: <MailCheck />,
  members: <Building2 />,
  invite: <Ticket />,
}

function AccessModeField({ canChange }: { canChange: boolean }) {
  const t = useWords('publication')
  const deckWords = useWords('deck')
  const { plan } = useUser().license
  const { draft, form, set } = useSettingsForm()
  const mayBePrivate = plans[plan].privateCampaigns
  const planWithPrivate = planWith('privateCampaigns', plan)
  return (
    <>
      <Field control={form.control} name="access">
        {({ value, onChange, error }) => (
          <RadioGroup<AccessMode>
            label={t('access.title')}
            hideLabel
            isDisabled={!canChange}
            value={value}
            onChange={(access) => {
              onChange(access)
              if (access === 'pin' && draft.pin === '') set('pin', suggestPin())
            }}
            error={error}
            options={accessModes.map((mode) => ({
              id: mode,
              label: t(`access.modes.${mode}`),
              description: t(`access.sentences.${mode}`),
              icon: icons[mode],
              isDisabled: isGated(mode) && !mayBePrivate,
            }))}
          />
        )}
      </Field>
      {!mayBePrivate && (
        <Callout tone="info" title={t('access.plan')}>
          {planWithPrivate && deckWords('planLifts', { plan: deckWords(`plans.${planWithPrivate}`) })}
        </Callout>
      )}
    </>
  )
}

function OpeningTimes() {
  const t = useWords('publication')
  const { form } = useSettingsForm()
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      {(['opensAt', 'closesAt'] as const).map((name) => (
        <Field key={name} control={form.control} name={name}>
          {(field) => <MomentField {...field} label={t(`access.${name}`)} description={t(`access.${name}Why`)} />}
        </Field>
      ))}
    </div>
  )
}
