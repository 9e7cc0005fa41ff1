import type { CertificateDesign, CertificateTemplate } from '@deckle/core/certificates/certificate-design.ts'
import { sampleLanguageOf } from '@deckle/core/certificates/sample-values.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CertificatePage } from '../page/certificate-page.tsx'
import { useSample } from '../page/use-sample.ts'
import { useCreateDesign } from './use-create-design.ts'

interface TemplateCardsProps {
  readonly templates: readonly { readonly id: CertificateTemplate; readonly design: CertificateDesign }[]
}

/** Courses may use them as they are; what is changed is a design of one's own. */
export function TemplateCards({ templates }: TemplateCardsProps) {
  const t = useWords('certificate-designs')
  const sample = useSample(sampleLanguageOf(templates[0]?.design.language ?? 'en'))
  const create = useCreateDesign()
  return (
    <section aria-label={t('builtIn')} className="flex flex-col gap-3">
      <h2 className="text-md font-strong">{t('builtIn')}</h2>
      <p className="text-sm text-muted">{t('builtInText')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 phone:grid-cols-1">
        {templates.map(({ id, design }) => {
          const name = t(`templates.${id}`)
          return (
            <li key={id} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
              <CertificatePage {...sample} design={design} className="w-full border-b border-line" />
              <div className="flex items-center justify-between gap-2 px-3 py-2">
                <span className="font-strong">{name}</span>
                <Button
                  size="sm"
                  aria-label={t('startFrom', { name })}
                  isPending={create.isPending && create.input?.design === design}
                  onPress={() => void create.run({ name, design })}
                >
                  {t('start')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
