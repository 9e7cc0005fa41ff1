import { type AccessMode, accessModes, isGated, openingOf, publicationLimits } from '@deckle/core/deck/publication.ts'
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
import { useUser } from '../../../lib/session/auth-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'
import { MomentField } from './moment-field.tsx'
import { useSettingsDraft } from './settings-draft.tsx'
import { suggestPin } from './suggest-pin.ts'

const icons: Readonly<Record<AccessMode, React.ReactNode>> = {
  public: <Globe />,
  link: <Link />,
  pin: <KeyRound />,
  email: <MailCheck />,
  members: <Building2 />,
  ticket: <Ticket />,
}

/** Who may play, when, and how often. */
export function AccessCard({ canChange }: { canChange: boolean }) {
  const t = useWords('publish')
  const words = useWords('deck')
  const { plan } = useUser().license
  const now = useNow()
  const { reply, draft, set, fieldError } = useSettingsDraft()
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
        <RadioGroup<AccessMode>
          label={t('access.title')}
          hideLabel
          isDisabled={!canChange}
          value={draft.access}
          onChange={(access) => set(access === 'pin' && draft.pin === '' ? { access, pin: suggestPin() } : { access })}
          options={accessModes.map((mode) => ({
            id: mode,
            label: t(`access.modes.${mode}`),
            description: t(`access.sentences.${mode}`),
            icon: icons[mode],
            isDisabled: isGated(mode) && !mayBePrivate,
          }))}
        />
        {!mayBePrivate && (
          <Callout tone="info" title={t('access.plan')}>
            {lifts && words('limit.lifts', { plan: words(`plans.${lifts}`) })}
          </Callout>
        )}
        {draft.access === 'pin' && (
          <div className="flex flex-wrap items-start gap-2">
            <TextField
              label={t('access.pin')}
              description={t('access.pinWhy')}
              error={fieldError('pin')}
              className="max-w-64"
              autoComplete="off"
              maxLength={publicationLimits.pin.max}
              value={draft.pin}
              onChange={(pin) => set({ pin: pin.replace(/[^A-Za-z0-9]/g, '') })}
            />
            {canChange && (
              <Button className="mt-6" icon={<Dices />} onPress={() => set({ pin: suggestPin() })}>
                {t('access.suggestPin')}
              </Button>
            )}
          </div>
        )}
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <MomentField
            label={t('access.opensAt')}
            description={t('access.opensAtWhy')}
            error={fieldError('opensAt')}
            value={draft.opensAt}
            onChange={(opensAt) => set({ opensAt })}
          />
          <MomentField
            label={t('access.closesAt')}
            description={t('access.closesAtWhy')}
            error={fieldError('closesAt')}
            value={draft.closesAt}
            onChange={(closesAt) => set({ closesAt })}
          />
        </div>
        <div className="flex flex-col gap-3">
          <Switch
            label={t('access.limit')}
            isDisabled={!canChange}
            isSelected={draft.responseLimit !== null}
            onChange={(isOn) => set({ responseLimit: isOn ? Math.max(100, reply.responses) : null })}
          />
          {draft.responseLimit !== null && (
            <NumberField
              label={t('access.limitNumber')}
              description={t('access.responses', { count: reply.responses })}
              error={fieldError('responseLimit')}
              className="max-w-64"
              minValue={1}
              maxValue={publicationLimits.responseLimit}
              value={draft.responseLimit}
              onChange={(most) => set({ responseLimit: Number.isFinite(most) ? most : 1 })}
            />
          )}
        </div>
        {(draft.opensAt !== null || draft.closesAt !== null || draft.responseLimit !== null) && (
          <TextField
            label={t('access.message')}
            description={t('access.messageWhy')}
            error={fieldError('closedMessage')}
            isOptional
            multiline
            rows={2}
            limits={{ max: publicationLimits.closedMessage }}
            maxLength={publicationLimits.closedMessage}
            value={draft.closedMessage}
            onChange={(closedMessage) => set({ closedMessage })}
          />
        )}
      </fieldset>
    </Card>
  )
}
