import {
  type CertificateBackground,
  type CertificateTemplate,
  certificateTemplates,
} from '@deckle/core/certificates/certificate-design.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import { type Language, languages } from '@deckle/core/deck/deck.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { ColorField } from '@deckle/ui/pickers/color-field.tsx'
import { useWords } from '../../../words/use-words.ts'
import { PictureField } from './picture-field.tsx'
import type { Designer } from './use-designer.ts'

const accents = ['#8a6a1f', '#0b7285', '#1f4e8c', '#6a1b9a', '#9b1c31', '#2e7d32', '#37474f']

/** Properties of the page: what is behind the fields, and the language of dates and numbers. */
export function PagePanel({ designer: { design, edit } }: { readonly designer: Designer }) {
  const t = useWords('certificate-designs')
  const deck = useWords('deck')
  const { background, language } = design
  const setBackground = (next: CertificateBackground, group?: string) =>
    edit((old) => ({ ...old, background: next }), group)
  const own = 'image' in background ? background.image : ''
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('pageText')}</p>
      <Select<CertificateTemplate | 'own'>
        label={t('background')}
        value={'image' in background ? 'own' : background.template}
        onChange={(id) => setBackground(id === 'own' ? { image: own } : designFromTemplate(id, 'en').background)}
        options={[
          ...certificateTemplates.map((id) => ({ id, label: t(`templates.${id}`) })),
          { id: 'own', label: t('ownBackground') },
        ]}
      />
      {'image' in background ? (
        <PictureField label={t('ownBackground')} value={own} onChange={(image) => setBackground({ image })} />
      ) : (
        <ColorField
          label={t('accent')}
          value={background.accent}
          swatches={accents}
          onChange={(accent) => setBackground({ ...background, accent }, 'accent')}
        />
      )}
      <Select<Language>
        label={t('language')}
        description={t('languageText')}
        value={language}
        onChange={(next) => edit((old) => ({ ...old, language: next }))}
        options={languages.map((id) => ({ id, label: deck(`languages.${id}`) }))}
      />
    </div>
  )
}
