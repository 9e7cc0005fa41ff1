import { Card } from '@deckle/ui/layout/card.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ComparedSlide, compareSlides, type VersionFigures } from './compare.ts'
import type { VersionNames } from './compared-figures.tsx'

interface ComparedSlidesProps {
  readonly names: VersionNames
  readonly older: VersionFigures
  readonly newer: VersionFigures
}

type Figures = NonNullable<ComparedSlide['newer']>

/** Loss, right answers and time of each slide in both versions. */
export function ComparedSlides({ names, older, newer }: ComparedSlidesProps) {
  const t = useWords('analytics')
  const { percent, duration } = useFigureFormat()
  const slides = compareSlides(older, newer)
  const isMarked = slides.some((slide) => slide.older?.facility != null || slide.newer?.facility != null)
  const groups = [
    { name: t('funnel.loss'), of: (slide: Figures) => percent(slide.dropOffRate) },
    ...(isMarked ? [{ name: t('items.facility'), of: (slide: Figures) => percent(slide.facility) }] : []),
    { name: t('time'), of: (slide: Figures) => duration(slide.medianSeconds) },
  ]
  const head = 'border-b border-line pb-2 ps-3 text-end text-xs font-normal whitespace-nowrap text-muted'
  const cell = 'border-b border-line py-2 ps-3 text-end tabular-nums whitespace-nowrap group-last:border-b-0'
  return (
    <Card title={t('slides.title')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
      <div role="region" aria-label={`${t('slides.title')}: ${t('table')}`} tabIndex={0} className="overflow-x-auto">
        <table aria-label={t('slides.title')} className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <td aria-hidden="true" />
              {groups.map(({ name }) => (
                <th key={name} scope="colgroup" colSpan={2} className="pb-1 ps-3 text-end text-xs font-strong">
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col" className="border-b border-line pb-2 text-start text-xs font-normal text-muted">
                {t('funnel.slide')}
              </th>
              {groups.flatMap(({ name }) =>
                [names.older, names.newer].map((version) => (
                  <th key={`${name} ${version}`} scope="col" className={head}>
                    {version}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {slides.map((slide) => (
              <tr key={slide.slideId} className="group">
                <th
                  scope="row"
                  className="min-w-40 border-b border-line py-2 text-start font-normal wrap-anywhere group-last:border-b-0"
                >
                  <span className="text-muted tabular-nums">{(slide.newer ?? slide.older)?.place}.</span>{' '}
                  {slide.heading || t('question.untitledSlide')}
                  {!slide.older && <Note>{t('versions.added', { version: names.newer })}</Note>}
                  {!slide.newer && <Note>{t('versions.removed', { version: names.newer })}</Note>}
                </th>
                {groups.flatMap(({ name, of }) =>
                  [slide.older, slide.newer].map((figures, at) => (
                    <td key={`${name} ${at === 0 ? names.older : names.newer}`} className={cell}>
                      {figures ? of(figures) : ''}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

const Note = ({ children }: { readonly children: string }) => (
  <span className="block text-xs text-muted">{children}</span>
)
