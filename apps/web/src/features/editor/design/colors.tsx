import { contrastPairs, contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import type { DeckColors } from '@deckle/core/deck/deck.ts'
import { palettes } from '@deckle/core/deck/design/palettes.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { ColorField } from '@deckle/ui/pickers/color-field.tsx'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useContent, useEdit } from '../editor-context.ts'

const names: readonly (keyof DeckColors)[] = [
  'base',
  'baseText',
  'primary',
  'primaryText',
  'primaryVariation',
  'secondary',
  'secondaryText',
]

const palettesByName = Object.entries(palettes) as readonly [keyof typeof palettes, DeckColors][]

export function Colors() {
  const t = useWords('editor')
  const { colors } = useContent()
  const edit = useEdit()
  const current = palettesByName.find(([, palette]) =>
    names.every((name) => palette[name].toLowerCase() === colors[name].toLowerCase()),
  )?.[0]
  return (
    <Card level={3} title={t('design.colors')}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          value={current ?? ''}
          onChange={(name) => edit({ type: 'setColors', patch: palettes[name as keyof typeof palettes] })}
          className="flex flex-col gap-1.5"
        >
          <Label className="sr-only">{t('design.palettes')}</Label>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
            {palettesByName.map(([name, palette]) => (
              <Radio
                key={name}
                value={name}
                className="flex flex-col gap-1 rounded-sm p-1 text-xs text-muted hover:bg-hover selected:bg-brand-soft selected:text-on-brand-soft focus-visible:outline-2 focus-visible:outline-brand-edge"
              >
                <Swatch palette={palette} />
                <span className="truncate">{t(`design.palette.${name}`)}</span>
              </Radio>
            ))}
          </div>
        </RadioGroup>
        <Disclosure title={t('design.ownColors')} defaultExpanded={current === undefined}>
          <div className="grid grid-cols-2 gap-3">
            {names.map((name) => (
              <ColorField
                key={name}
                label={t(`design.color.${name}`)}
                value={colors[name]}
                onChange={(hex) =>
                  /^#[0-9a-f]{6}$/i.test(hex) && edit({ type: 'setColors', patch: { [name]: hex } }, `color.${name}`)
                }
              />
            ))}
          </div>
        </Disclosure>
        <Contrast colors={colors} />
      </div>
    </Card>
  )
}

function Swatch({ palette }: { palette: DeckColors }) {
  return (
    <svg viewBox="0 0 64 36" aria-hidden="true" className="w-full rounded-[4px] border border-line">
      <rect width="64" height="36" fill={palette.base} />
      <rect x="6" y="6" width="34" height="4" rx="2" fill={palette.baseText} />
      <rect x="6" y="14" width="52" height="7" rx="2" fill={palette.primary} />
      <rect x="6" y="24" width="24" height="7" rx="2" fill={palette.primaryVariation} />
      <rect x="34" y="24" width="24" height="7" rx="2" fill={palette.secondary} />
    </svg>
  )
}

/** Contrast of each pair: from 3 to 4.5 is enough for large text and shapes (WCAG 2.2), but not easy to read. */
export function Contrast({ colors }: { colors: DeckColors }) {
  const t = useWords('editor')
  const format = useFormatter()
  return (
    <ul className="flex flex-col gap-1.5 text-xs" aria-label={t('design.contrast')}>
      {contrastPairs.map(({ name, text, on, needed }) => {
        const ratio = contrastRatio(colors[text], colors[on])
        const level = ratio < needed ? 'low' : ratio >= 4.5 ? 'good' : name === 'shapes' ? 'shapes' : 'largeText'
        return (
          <li key={`${text}/${on}`} className="flex items-center justify-between gap-2">
            <span className="text-muted">{t(`design.pairs.${name}`)}</span>
            <Badge tone={level === 'good' ? 'success' : level === 'low' ? 'warning' : 'neutral'}>
              {t(`design.contrastIs.${level}`, {
                ratio: format.number(Math.floor(ratio * 10) / 10, { maximumFractionDigits: 1 }),
              })}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
