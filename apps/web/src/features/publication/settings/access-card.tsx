import {
  type AccessMode,
  accessModes,
  isGated,
  openingOf,
  publicationLimits,
} from '@deckle/core/deck/publication/publication.ts'
import { plans, planWith } from '@deckle/core/plan/plan.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Building2, Dices, Globe, KeyRound, Link, MailCheck, Ticket } from 'lucide-react'
import { Field } from '../../../lib/form/field.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { MomentField } from './moment-field.tsx'
import { useSettingsForm } from './settings-form.tsx'
import { suggestPin } from './suggest-pin.ts'

const icons: Readonly<Record<AccessMode, React.ReactNode>> = {
  public: <Globe />,
  link: <Link />,
  pin: <KeyRound />,
  email: <MailCheck />,
  members: <Building2 />,
  invite: <Ticket />,
}

/** Who may play, when, and how often. */
export function AccessCard({ canChange }: { canChange: boolean }) {
  const t = useWords('publication')
  const words = useWords('deck')
  const { plan } = useUser().license
  const now = useNow()
  const { reply, draft, form, set } = useSettingsForm()
  const lifts = planWith('privateCampaigns', plan)
  const mayBePrivate = plans[plan].privateCampaigns
  const opening = openingOf(reply.settings, now.getTime(), reply.responses)
  return (
    <Card
      title={t('access.title')}
      description={t('access.text')}
      action={
        opening === 'open' ? undefined : (
          <Badge tone={opening === 'too_early' ? 'info' : 'warning'} dot>
            {t(`access.now.${opening}`)}
          </Badge>
        )
      }
    >
      <fieldset disabled={!canChange} className="flex min-w-0 flex-col gap-5">
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
            {lifts && words('limit.lifts', { plan: words(`plans.${lifts}`) })}
          </Callout>
        )}
        {draft.access === 'pin' && (
          <div className="flex flex-wrap items-start gap-2">
            <Field control={form.control} name="pin">
              {({ onChange, ...field }) => (
                <TextField
                  {...field}
                  label={t('access.pin')}
                  description={t('access.pinWhy')}
                  className="max-w-64"
                  autoComplete="off"
                  maxLength={publicationLimits.pin.max}
                  onChange={(pin) => onChange(pin.replace(/[^A-Za-z0-9]/g, ''))}
                />
              )}
            </Field>
            {canChange && (
              <Button className="mt-6" icon={<Dices />} onPress={() => set('pin', suggestPin())}>
                {t('access.suggestPin')}
              </Button>
            )}
          </div>
        )}
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          {(['opensAt', 'closesAt'] as const).map((name) => (
            <Field key={name} control={form.control} name={name}>
              {(field) => <MomentField {...field} label={t(`access.${name}`)} description={t(`access.${name}Why`)} />}
            </Field>
          ))}
        </div>
        <div className="flex flex-col gap-3">
          <Field control={form.control} name="responseLimit">
            {({ value, onChange, error, ref }) => (
              <>
                <Switch
                  label={t('access.limit')}
                  isDisabled={!canChange}
                  isSelected={value !== null}
                  onChange={(isOn) => onChange(isOn ? Math.max(100, reply.responses) : null)}
                />
                {value !== null && (
                  <NumberField
                    ref={ref}
                    label={t('access.limitNumber')}
                    description={t('access.responses', { count: reply.responses })}
                    error={error}
                    className="max-w-64"
                    minValue={1}
                    maxValue={publicationLimits.responseLimit}
                    value={value}
                    onChange={(most) => onChange(Number.isFinite(most) ? most : 1)}
                  />
                )}
              </>
            )}
          </Field>
        </div>
        {(draft.opensAt !== null || draft.closesAt !== null || draft.responseLimit !== null) && (
          <Field control={form.control} name="closedMessage">
            {(field) => (
              <TextField
                {...field}
                label={t('access.message')}
                description={t('access.messageWhy')}
                isOptional
                multiline
                rows={2}
                limits={{ max: publicationLimits.closedMessage }}
                maxLength={publicationLimits.closedMessage}
              />
            )}
          </Field>
        )}
      </fieldset>
    </Card>
  )
}
