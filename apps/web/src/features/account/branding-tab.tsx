import type { Branding } from '@deckle/contract/people.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { ColorField } from '@deckle/ui/pickers/color-field.tsx'
import { contrastRatio } from '@deckle/ui/theme/contrast.ts'
import { brandTokens, defaultBrand } from '@deckle/ui/theme/brand-tokens.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { ignoreFailure } from '../../lib/ignore-failure.ts'
import { authState, useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { BrandPreview } from './parts/brand-preview.tsx'
import { LogoField } from './parts/logo-field.tsx'

/** WCAG 2.2: text on the colour. The server refuses less. */
const NEEDED_CONTRAST = 4.5

/** The client's name, colour and logo, with a preview in light and dark and the contrast said while choosing. */
export function BrandingTab() {
  const words = useWords('account')
  const user = useUser()
  const clientId = user.client
  const [branding, setBranding] = useState<Branding>({
    ...user.branding,
    primary: user.branding.primary || defaultBrand,
  })
  const save = useSave(clientId)
  const change = (part: Partial<Branding>) => setBranding((old) => ({ ...old, ...part }))
  const fields = save.error instanceof CallError ? save.error.fields : {}
  const isReadable = contrastRatio(branding.primary, '#ffffff') >= NEEDED_CONTRAST
  const nameError = branding.name.trim() === '' ? words('required') : fields['client.app_configuration.name']
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReadable && !nameError) void ignoreFailure(save.mutateAsync(branding), 'spec §8')
      }}
    >
      {save.error && <SaveError error={save.error} />}
      <Card title={words('branding.title')} description={words('branding.text')}>
        <div className="flex flex-col gap-5">
          <TextField
            label={words('branding.name')}
            value={branding.name}
            onChange={(name) => change({ name })}
            limits={{ max: 60 }}
            error={nameError}
          />
          <div className="flex flex-col gap-2">
            <ColorField
              label={words('branding.color')}
              description={words('branding.colorText')}
              value={branding.primary}
              onChange={(primary) => change({ primary })}
              swatches={swatches}
              error={fields['client.app_configuration.primary']}
            />
            <Contrast primary={branding.primary} onDarker={(primary) => change({ primary })} />
          </div>
          <LogoField
            value={branding.logo}
            isAllowed={plans[user.license.plan].customLogo}
            onChange={(logo) => change({ logo })}
            error={fields['client.app_configuration.logo']}
          />
          <TextField
            label={words('branding.footer')}
            description={words('branding.footerText')}
            isOptional
            value={branding.footer}
            onChange={(footer) => change({ footer })}
            limits={{ max: 200 }}
          />
        </div>
      </Card>
      <BrandPreview branding={branding} />
      <div>
        <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isReadable}>
          {words('save')}
        </Button>
      </div>
    </form>
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

function useSave(clientId: string) {
  const words = useWords('account')
  return useMutation({
    mutationFn: async (branding: Branding) => {
      await api.clients.update({
        params: { id: clientId },
        body: { client: { app_configuration: { ...branding, name: branding.name.trim() } } },
      })
      return branding
    },
    onSuccess: async (branding) => {
      const { user } = authState.getState()
      if (user) authState.setState({ user: { ...user, branding } })
      toast({ title: words('saved'), tone: 'success' })
      await refreshUser()
    },
  })
}

function SaveError({ error }: { error: Error }) {
  const errorWords = useErrorWords()
  return (
    <Callout tone="danger" live>
      {errorWords(error)}
    </Callout>
  )
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

/** The same hue, as dark as white text needs. */
function darker(primary: string): string {
  const { fill, fillHover, fillPressed, text } = brandTokens(primary).light
  return (
    [fill, fillHover, fillPressed, text].find((shade) => contrastRatio(shade, '#ffffff') >= NEEDED_CONTRAST) ??
    defaultBrand
  )
}
