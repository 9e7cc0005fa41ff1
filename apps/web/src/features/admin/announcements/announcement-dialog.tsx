import { type Announcement, announcementLevels } from '@deckle/contract/announcements.ts'
import { type LicenseType, licenseTypes } from '@deckle/core/access/access.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'

interface Values {
  readonly text: { readonly en: string; readonly hi: string }
  readonly level: Announcement['level']
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly dismissible: boolean
  readonly licenseTypes: LicenseType[]
}

const fresh: Values = {
  text: { en: '', hi: '' },
  level: 'info',
  startsAt: null,
  endsAt: null,
  dismissible: true,
  licenseTypes: [],
}

type AnnouncementForm = ReturnType<typeof useAnnouncementForm>

/** Creates an announcement, or edits one that has not ended. */
export function AnnouncementDialog({
  announcement,
  onClose,
}: {
  announcement: Announcement | null
  onClose: () => void
}) {
  const words = useWords('operations')
  const form = useAnnouncementForm(announcement, onClose)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words(announcement ? 'announcements.edit' : 'announcements.new')}
      description={words('announcements.dialogText')}
    >
      <Form form={form}>
        <Texts form={form} />
        <Span form={form} />
        <Field control={form.control} name="dismissible">
          {({ value, onChange }) => (
            <Switch label={words('announcements.dismissible')} isSelected={value} onChange={onChange} />
          )}
        </Field>
        <Licences form={form} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words(announcement ? 'announcements.save' : 'announcements.create')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function useAnnouncementForm(announcement: Announcement | null, onClose: () => void) {
  const words = useWords('operations')
  return useSubmitForm<Values>({
    defaultValues: announcement ? { ...announcement, licenseTypes: [...announcement.licenseTypes] } : fresh,
    submit: async ({ text, level, startsAt, endsAt, dismissible, licenseTypes: types }) => {
      const body = { text, level, endsAt, dismissible, licenseTypes: types, ...(startsAt !== null && { startsAt }) }
      await (announcement
        ? api.announcements.update({ params: { id: announcement.id }, body })
        : api.announcements.create({ body }))
      onClose()
      toast({ title: words(announcement ? 'announcements.saved' : 'announcements.created'), tone: 'success' })
    },
    invalidates: [queryKeys('announcements').all, queryKeys('notifications').all],
  })
}

/** Characters of a text in one language. */
const MOST = 300

function Texts({ form: { control } }: { form: AnnouncementForm }) {
  const words = useWords('operations')
  return (
    <>
      <Field control={control} name="text.en" check={(text) => !isBlank(text) || words('announcements.required')}>
        {(field) => <TextField {...field} label={words('announcements.english')} maxLength={MOST} multiline />}
      </Field>
      <Field control={control} name="text.hi">
        {(field) => (
          <TextField
            {...field}
            label={words('announcements.hindi')}
            description={words('announcements.hindiText')}
            maxLength={MOST}
            multiline
            isOptional
          />
        )}
      </Field>
      <Field control={control} name="level">
        {(field) => (
          <Select
            {...field}
            label={words('announcements.level')}
            options={announcementLevels.map((id) => ({ id, label: words(`announcements.levels.${id}`) }))}
          />
        )}
      </Field>
    </>
  )
}

function Span({ form: { control } }: { form: AnnouncementForm }) {
  const words = useWords('operations')
  return (
    <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
      <Field control={control} name="startsAt">
        {(field) => (
          <MomentField
            {...field}
            label={words('announcements.startsAt')}
            description={words('announcements.startsText')}
          />
        )}
      </Field>
      <Field control={control} name="endsAt">
        {(field) => (
          <MomentField {...field} label={words('announcements.endsAt')} description={words('announcements.endsText')} />
        )}
      </Field>
    </div>
  )
}

function Licences({ form: { control } }: { form: AnnouncementForm }) {
  const words = useWords('operations')
  const licences = useWords('operators')
  return (
    <Field control={control} name="licenseTypes">
      {({ value, onChange }) => (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm text-muted">{words('announcements.licences')}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {licenseTypes.map((type) => (
              <Checkbox
                key={type}
                label={licences(`licences.${type}`)}
                isSelected={value.includes(type)}
                onChange={(isOn) => onChange(isOn ? [...value, type] : value.filter((one) => one !== type))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </Field>
  )
}
