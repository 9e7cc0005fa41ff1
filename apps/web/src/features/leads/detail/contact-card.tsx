import { isEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import type { Lead } from '@deckle/contract/leads.ts'
import { leadLimits } from '@deckle/core/lead/lead.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { changedByLeads } from '../queries.ts'
import { FactList } from './fact-list.tsx'

export function ContactCard({ lead }: { readonly lead: Lead }) {
  const t = useWords('lead')
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <ContactForm lead={lead} onClose={() => setEditing(false)} />
  const { name, email, phone, company } = lead
  const isEmpty = [name, email, phone, company].every((text) => text === '')
  return (
    <Card
      title={t('contact.title')}
      action={
        lead.can.edit && (
          <Button size="sm" variant="quiet" icon={<Pencil />} onPress={() => setEditing(true)}>
            {t('contact.edit')}
          </Button>
        )
      }
    >
      {isEmpty && <p className="text-sm text-muted">{t('contact.none')}</p>}
      <FactList
        facts={[
          [t('contact.name'), name],
          [
            t('contact.email'),
            email && (
              <TextLink key="email" href={`mailto:${encodeURIComponent(email)}`}>
                <AddressText text={email} />
              </TextLink>
            ),
          ],
          [
            t('contact.phone'),
            phone && (
              <TextLink key="phone" href={`tel:${encodeURIComponent(phone.replace(/[^\d+]/g, ''))}`}>
                {phone}
              </TextLink>
            ),
          ],
          [t('contact.company'), company],
        ]}
      />
    </Card>
  )
}

const fields = ['name', 'email', 'phone', 'company'] as const
const types = { name: 'text', email: 'email', phone: 'tel', company: 'text' } as const

function ContactForm({ lead, onClose }: { readonly lead: Lead; readonly onClose: () => void }) {
  const t = useWords('lead')
  const { name, email, phone, company } = lead
  const form = useSubmitForm({
    defaultValues: { name, email, phone, company },
    submit: async (values) => {
      await api.leads.update({ params: { id: lead.id }, body: values })
      onClose()
    },
    invalidates: changedByLeads,
  })
  return (
    <Card title={t('contact.title')}>
      <Form form={form}>
        {fields.map((field) => (
          <Field
            key={field}
            control={form.control}
            name={field}
            check={(text) =>
              field !== 'email' || isBlank(text) || isEmail(normaliseEmail(text)) || t('contact.badEmail')
            }
          >
            {(input) => (
              <TextField
                {...input}
                label={t(`contact.${field}`)}
                type={types[field]}
                isOptional
                limits={{ max: leadLimits[field] }}
              />
            )}
          </Field>
        ))}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('contact.save')}
          </Button>
          <Button onPress={onClose}>{t('contact.cancel')}</Button>
        </div>
      </Form>
    </Card>
  )
}
