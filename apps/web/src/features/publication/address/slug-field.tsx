import { publicationLimits, slugFrom, slugProblem } from '@deckle/core/deck/publication/publication.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from '../settings/settings-form.tsx'

/** The last part of the deck's address, with a suggestion from its name while it is empty. */
export function SlugField({ deckName, canChange }: { deckName: string; canChange: boolean }) {
  const t = useWords('publication')
  const { draft, form, set } = useSettingsForm()
  const suggestion = slugFrom(deckName)
  const check = (slug: string) => {
    const problem = slugProblem(slug)
    return problem === null || t(`address.problems.${problem}`)
  }
  return (
    <div className="flex flex-col gap-2">
      <Field control={form.control} name="slug" check={check}>
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            label={t('address.slug')}
            description={`${location.origin}/play/${draft.slug || '…'}`}
            isOptional
            autoComplete="off"
            maxLength={publicationLimits.slug.max}
            onChange={(slug) => onChange(slug.toLowerCase().replace(/[\s_]+/g, '-'))}
          />
        )}
      </Field>
      {canChange && draft.slug === '' && suggestion !== '' && (
        <Button size="sm" variant="quiet" className="self-start" onPress={() => set('slug', suggestion)}>
          {t('address.take', { slug: suggestion })}
        </Button>
      )}
    </div>
  )
}
