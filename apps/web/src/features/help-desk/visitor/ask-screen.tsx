import { isEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { ticketLimits } from '@deckle/core/ticket/ticket.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton, TextLink } from '@deckle/ui/actions/link-button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useState } from 'react'
import { useCaptcha } from '../../../captcha/use-captcha.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useDraftForm } from '../../../lib/form/use-draft-form.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { textParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { FileField } from '../tickets/file-field.tsx'
import { readFiles } from '../tickets/read-files.ts'
import { useSendId } from '../tickets/use-send-id.ts'
import { VisitorFrame } from '../../../visitor/visitor-frame.tsx'

/** `client`: slug of the organisation that is asked. */
const askUrl = urlParams({ client: textParam(40) })

/** For whoever has no account, or can't get into it. */
export function AskScreen() {
  const words = useWords('help')
  const language = usePreference('language')
  const [sentTo, setSentTo] = useState('')
  if (sentTo !== '')
    return (
      <VisitorFrame title={words('visitor.sent')} text={words('visitor.sentText', { email: sentTo })}>
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => setSentTo('')}>{words('visitor.another')}</Button>
          <LinkButton href="/login" variant="quiet">
            {words('visitor.signIn')}
          </LinkButton>
        </div>
      </VisitorFrame>
    )
  return (
    <VisitorFrame title={words('visitor.title')} text={words('visitor.text')}>
      <VisitorForm onSent={setSentTo} />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink href="/login">{words('visitor.signIn')}</TextLink>
        {/* Not a screen of the application. */}
        <a className="text-brand-text underline" href={`/${language}/tickets/mobile`}>
          {words('visitor.noScript')}
        </a>
      </p>
    </VisitorFrame>
  )
}

function useVisitorForm(files: readonly File[], onSent: (email: string) => void) {
  const [{ client }] = useUrlState(askUrl)
  const captcha = useCaptcha()
  const { idOf } = useSendId()
  const form = useDraftForm({
    draftKey: 'ticket',
    defaultValues: { email: '', name: '', subject: '', text: '' },
    submit: async (question) => {
      const token = await captcha.solve()
      const body = {
        id: idOf(question, files),
        ...question,
        captcha: token,
        files: await readFiles(files),
        ...(client && { client }),
      }
      await api.tickets.create({ body })
      onSent(normaliseEmail(question.email))
    },
    refusal: captcha.refusal,
  })
  return { form, captcha: captcha.field }
}

function VisitorForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const words = useWords('help')
  const [files, setFiles] = useState<readonly File[]>([])
  const { form, captcha } = useVisitorForm(files, onSent)
  return (
    <Form form={form}>
      <Field
        control={form.control}
        name="email"
        check={(text) => isEmail(normaliseEmail(text)) || words('ask.emailMissing')}
      >
        {(input) => <TextField {...input} type="email" label={words('ask.email')} autoComplete="email" />}
      </Field>
      <Field control={form.control} name="name">
        {(input) => (
          <TextField
            {...input}
            label={words('ask.name')}
            isOptional
            autoComplete="name"
            maxLength={ticketLimits.name}
          />
        )}
      </Field>
      <Field control={form.control} name="subject" check={(text) => !isBlank(text) || words('ask.subjectMissing')}>
        {(input) => <TextField {...input} label={words('ask.subject')} limits={{ max: ticketLimits.subject }} />}
      </Field>
      <Field control={form.control} name="text" check={(text) => !isBlank(text) || words('ask.messageMissing')}>
        {(input) => (
          <TextField {...input} label={words('ask.message')} multiline rows={5} limits={{ max: ticketLimits.text }} />
        )}
      </Field>
      <FileField files={files} onChange={setFiles} />
      {captcha}
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {words('ask.send')}
      </Button>
    </Form>
  )
}
