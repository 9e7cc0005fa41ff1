import { type LeadForm, leadFormTimes, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { noteSeen } from '../../../tutorial/note-seen.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit } from '../editor-context.ts'
import type { ChangeLeadForm } from './change-lead-form.ts'
import { Consent } from './consent.tsx'
import { LeadFields } from './lead-fields.tsx'
import { LeadPreview } from './lead-preview.tsx'
import { LeadTexts } from './lead-texts.tsx'

/** What the deck asks people for, with the form as they see it. */
export function LeadFormCard() {
  const t = useWords('lead-form')
  const edit = useEdit()
  const { leadForm } = useContent()
  const { leads } = plans[useUser().license.plan]
  const set = (form: LeadForm | undefined, group?: string) =>
    edit({ type: 'setProperties', patch: { leadForm: form } }, group && `leadForm/${group}`)
  return (
    <Card level={3} title={t('title')} description={t('why')}>
      <div className="flex flex-col gap-4" data-field="leadForm" data-guide="properties.lead-form">
        {!leads && <Callout tone="warning">{t('planOff')}</Callout>}
        <Switch
          label={t('on')}
          description={t('onWhy')}
          isSelected={leadForm !== undefined}
          isDisabled={!leads && !leadForm}
          onChange={(on) => {
            set(on ? newLeadForm : undefined)
            if (on) noteSeen('lead_form')
          }}
        />
        {leadForm && (
          <div className="grid grid-cols-[minmax(0,1fr)_15rem] gap-6 narrow:grid-cols-1">
            <Settings form={leadForm} onChange={(patch, group) => set({ ...leadForm, ...patch }, group)} />
            <LeadPreview />
          </div>
        )}
      </div>
    </Card>
  )
}

function Settings({ form, onChange }: { form: LeadForm; onChange: ChangeLeadForm }) {
  const t = useWords('lead-form')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        label={t('when')}
        value={form.when}
        onChange={(when) => onChange({ when })}
        options={leadFormTimes.map((id) => ({ id, label: t(`times.${id}`), description: t(`times.${id}Why`) }))}
      />
      <LeadTexts form={form} onChange={onChange} />
      <LeadFields form={form} onChange={onChange} />
      <Consent form={form} onChange={onChange} />
      <Switch
        label={t('skip')}
        description={t('skipWhy')}
        isSelected={!form.required}
        onChange={(maySkip) => onChange({ required: !maySkip })}
      />
    </div>
  )
}
