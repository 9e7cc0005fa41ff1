import type { Branding, SignedInUser } from '@deckle/contract/models/people.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { ColorField } from '@deckle/ui/pickers/color-field.tsx'
import { contrastRatio } from '@deckle/ui/theme/contrast.ts'
import { brandTokens, defaultBrand } from '@deckle/ui/theme/brand-tokens.ts'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { authState, useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { BrandPreview } from './parts/brand-preview.tsx'
import { LogoField } from './parts/logo-field.tsx'
import { ReportingZoneCard } from './parts/reporting-zone-card.tsx'
import { SlugCard } from './parts/slug-card.tsx'

/** WCAG 2.2, text on the colour. The server refuses less. */
const NEEDED_CONTRAST = 4.5

export function BrandingTab() {
  const words = useWords('account')
  const user = useUser()
  const form = useBrandingForm(user)
  const { control, setValue } = form
  const branding = useWatch({ control }) as Branding
  const isReadable = contrastRatio(branding.primary, '#ffffff') >= NEEDED_CONTRAST
  return (
    <div className="flex flex-col gap-4">
      <Form form={form}>
        <Card title={words('branding.title')} description={words('branding.text')}>
          <div className="flex flex-col gap-5">
            <Field control={control} name="name" check={(name) => !isBlank(name) || words('required')}>
              {(field) => <TextField {...field} label={words('branding.name')} limits={{ max: 60 }} />}
            </Field>
            <div data-guide="account.branding" className="flex flex-col gap-2">
              <Field control={control} name="primary">
                {({ value, onChange, error }) => (
                  <ColorField
                    label={words('branding.color')}
                    description={words('branding.colorText')}
                    value={value}
                    onChange={onChange}
                    swatches={swatches}
                    error={error}
                  />
                )}
              </Field>
              <Contrast primary={branding.primary} onDarker={(primary) => setValue('primary', primary)} />
            </div>
            {(['logo', 'icon'] as const).map((name) => (
              <Field key={name} control={control} name={name}>
                {({ value, onChange, error }) => (
                  <LogoField
                    name={name}
                    value={value ?? ''}
                    plan={user.license.plan}
                    onChange={onChange}
                    error={error}
                  />
                )}
              </Field>
            ))}
            <Field control={control} name="footer">
              {(field) => (
                <TextField
                  {...field}
                  label={words('branding.footer')}
                  description={words('branding.footerText')}
                  isOptional
                  limits={{ max: 200 }}
                />
              )}
            </Field>
          </div>
        </Card>
        <BrandPreview branding={branding} />
        <div>
          <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={!isReadable}>
            {words('save')}
          </Button>
        </div>
      </Form>
      <SlugCard />
      <ReportingZoneCard />
    </div>
  )
}

const swatches = [
  defaultBrand,
  '#7b1fa2',
  '#3949ab',
  '#1565c0',
  '#00796b',
  '#2e7d32',
  '#a85f00',
  '#bf360c',
  '#c62828',
  '#c2185b',
  '#455a64',
]

function useBrandingForm({ client: id, branding }: Pick<SignedInUser, 'client' | 'branding'>) {
  const words = useWords('account')
  return useSubmitForm<Branding>({
    defaultValues: { ...branding, icon: branding.icon ?? '', primary: branding.primary || defaultBrand },
    mode: 'onChange',
    submit: async (next) => {
      const app_configuration = { ...next, name: next.name.trim() }
      await api.clients.update({ params: { id }, body: { client: { app_configuration } } })
      const { user } = authState.getState()
      if (user) authState.setState({ user: { ...user, branding: next } })
      toast({ title: words('saved'), tone: 'success' })
      await refreshUser()
    },
    within: 'client.app_configuration.',
    ignoredBy: 'spec §8',
  })
}

function Contrast({ primary, onDarker }: { primary: string; onDarker: (primary: string) => void }) {
  const words = useWords('account')
  const format = useFormatter()
  const exact = contrastRatio(primary, '#ffffff')
  const ratio = format.number(Math.floor(exact * 10) / 10)
  if (exact >= NEEDED_CONTRAST)
    return (
      <p className="text-xs text-muted" role="status">
        {words('branding.contrast', { ratio })}
      </p>
    )
  return (
    <Callout
      tone="warning"
      live
      action={
        <Button size="sm" onPress={() => onDarker(darker(primary))}>
          {words('branding.darker')}
        </Button>
      }
    >
      {words('branding.contrastLow', { ratio })}
    </Callout>
  )
}

/** The same hue, dark enough for white text. */
function darker(primary: string): string {
  const { fill, fillHover, fillPressed, text } = brandTokens(primary).light
  return (
    [fill, fillHover, fillPressed, text].find((shade) => contrastRatio(shade, '#ffffff') >= NEEDED_CONTRAST) ??
    defaultBrand
  )
}
