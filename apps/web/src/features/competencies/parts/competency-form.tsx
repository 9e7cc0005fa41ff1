import type { Competency } from '@deckle/contract/competencies.ts'
import { competencyLimits, defaultScale, defaultThreshold } from '@deckle/core/learning/competency/competency.ts'
import { possibleParents } from '@deckle/core/learning/tree.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { changesFramework } from '../queries.ts'
import { LinkedDecks } from './linked-decks.tsx'

interface CompetencyFormProps {
  readonly all: readonly Competency[]
  /** Null for a new one. */
  readonly competency: Competency | null
  /** Of a new one. */
  readonly parent: string | null
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

const top = 'top'
const levels = ['level1', 'level2', 'level3', 'level4'] as const

export function CompetencyForm({ all, competency, parent, onMade, onClose }: CompetencyFormProps) {
  const t = useWords('competencies')
  const form = useCompetencyForm({ competency, parent, onMade })
  const parents = possibleParents(all, competency?.id ?? null, competencyLimits.depth)
  const isFilled = (value: string) => !isBlank(value) || t('missing')
  return (
    <Card title={competency?.name ?? t('new')}>
      <Form form={form}>
        <Field control={form.control} name="name" check={isFilled}>
          {(input) => <TextField {...input} label={t('name')} maxLength={competencyLimits.name} />}
        </Field>
        <Field control={form.control} name="description">
          {(input) => (
            <TextField
              {...input}
              label={t('description')}
              isOptional
              multiline
              rows={3}
              maxLength={competencyLimits.description}
            />
          )}
        </Field>
        <Field control={form.control} name="parent">
          {(input) => (
            <Select
              {...input}
              label={t('parent')}
              options={[{ id: top, label: t('top') }, ...parents.map(({ id, name }) => ({ id, label: name }))]}
            />
          )}
        </Field>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm font-strong">{t('scale')}</legend>
          <div className="grid grid-cols-2 gap-3">
            {levels.map((name, at) => (
              <Field key={name} control={form.control} name={name} check={isFilled}>
                {(input) => (
                  <TextField {...input} label={t('level', { level: at + 1 })} maxLength={competencyLimits.label} />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
        <Field control={form.control} name="threshold" check={(value) => Number.isInteger(value) || t('missing')}>
          {(input) => (
            <NumberField
              {...input}
              label={t('threshold')}
              description={t('thresholdText')}
              minValue={1}
              maxValue={100}
              step={1}
            />
          )}
        </Field>
        <Field control={form.control} name="decks">
          {({ value, onChange, error }) => <LinkedDecks decks={value} onChange={onChange} error={error} />}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t('close')}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function useCompetencyForm({
  competency,
  parent,
  onMade,
}: Pick<CompetencyFormProps, 'competency' | 'parent' | 'onMade'>) {
  const t = useWords('competencies')
  const [level1, level2, level3, level4] = competency?.scale ?? [...defaultScale]
  return useSubmitForm({
    defaultValues: {
      name: competency?.name ?? '',
      description: competency?.description ?? '',
      parent: (competency ? competency.parent : parent) ?? top,
      level1,
      level2,
      level3,
      level4,
      threshold: competency?.threshold ?? defaultThreshold,
      decks: competency?.decks ?? [],
    },
    submit: async ({ name, description, threshold, ...values }) => {
      const above = values.parent === top ? null : values.parent
      const body = {
        name,
        description,
        threshold,
        scale: [values.level1, values.level2, values.level3, values.level4] as [string, string, string, string],
        decks: values.decks.map(({ id, weight }) => ({ id, weight })),
      }
      if (competency)
        await api.competencies.update({
          params: { id: competency.id },
          body: { ...body, ...(above !== competency.parent && { parent: above }) },
        })
      else onMade((await api.competencies.create({ body: { ...body, parent: above } })).competency.id)
      toast({ tone: 'success', title: t('saved', { name }) })
    },
    invalidates: changesFramework,
  })
}
