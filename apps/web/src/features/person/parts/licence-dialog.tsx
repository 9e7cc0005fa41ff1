import { actorRank, hasReach, licenseRank, type LicenseType, licenseTypes } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateTimeField } from '@deckle/ui/fields/date-time-field.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { localText } from '../../../lib/form/moment-field.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { changed, type Inspected } from '../queries.ts'

export function LicenceDialog({ inspected }: { readonly inspected: Inspected }) {
  const words = useWords('person')
  return (
    <Dialog
      trigger={
        <Button size="sm" aria-label={words('licence.change')}>
          {words('change')}
        </Button>
      }
      title={words('licence.changeOf', { name: nameOf(inspected.user) })}
      size="sm"
    >
      {(close) => <LicenceForm inspected={inspected} onEnd={close} />}
    </Dialog>
  )
}

const megabyte = 1_000_000

function LicenceForm({ inspected, onEnd }: { readonly inspected: Inspected; readonly onEnd: () => void }) {
  const words = useWords('person')
  const actor = actorOf(useUser())
  const { license, user } = inspected
  const setsLimits = hasReach(actor, 'user.limits', 'any')
  const form = useSubmitForm({
    defaultValues: {
      license_type: license.license_type,
      expires_at: license.expires_at === null ? '' : dayOf(license.expires_at),
      maxUsers: license.maxUsers,
      maxSpace: license.maxSpace / megabyte,
    },
    submit: async ({ license_type, expires_at, maxUsers, maxSpace }) => {
      const limits = { maxUsers, maxSpace: Math.round(maxSpace * megabyte) }
      const end = expires_at === '' ? null : new Date(`${expires_at}T23:59:59.999`).toISOString()
      await api.users.updateLicense({
        params: { id: user.id },
        body: { license_type, expires_at: end, ...(setsLimits && limits) },
      })
      toast({ title: words('licence.saved'), tone: 'success' })
      onEnd()
    },
    invalidates: [...changed, queryKeys('licenses').all],
  })
  const types = licenseTypes.filter((type) => licenseRank(type) <= actorRank(actor))
  const isNumber = (value: number) => !Number.isNaN(value) || words('licence.number')
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="license_type">
        {(field) => (
          <Select<LicenseType>
            {...field}
            label={words('licence.type')}
            options={types.map((id) => ({ id, label: words(`licenses.${id}`) }))}
          />
        )}
      </Field>
      <Field control={form.control} name="expires_at">
        {(field) => (
          <DateTimeField
            {...field}
            type="date"
            label={words('licence.lastDay')}
            description={words('licence.endText')}
          />
        )}
      </Field>
      {setsLimits && (
        <>
          <Field control={form.control} name="maxUsers" check={isNumber}>
            {(field) => <NumberField {...field} label={words('licence.people')} minValue={0} step={1} />}
          </Field>
          <Field control={form.control} name="maxSpace" check={isNumber}>
            {(field) => <NumberField {...field} label={words('licence.megabytes')} minValue={0} />}
          </Field>
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('save')}
        </Button>
        <Button onPress={onEnd}>{words('cancel')}</Button>
      </div>
    </Form>
  )
}

/** `YYYY-MM-DD` in the browser's time zone, the format of date inputs. */
const dayOf = (moment: string): string => localText(moment).slice(0, 10)
