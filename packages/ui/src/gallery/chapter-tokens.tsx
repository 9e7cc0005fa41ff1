import { Chapter, Row, Specimen } from './gallery-parts.tsx'

const swatches = [
  'canvas',
  'surface',
  'hover',
  'pressed',
  'line',
  'edge',
  'ink',
  'muted',
  'faint',
  'brand-fill',
  'brand-fill-hover',
  'brand-fill-pressed',
  'brand-soft',
  'brand-edge',
  'danger',
  'danger-soft',
  'success-soft',
  'warning-soft',
  'info-soft',
  'inverse',
]

export function TokensChapter() {
  return (
    <Chapter title="Tokens">
      <Specimen name="Colours" wide>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {swatches.map((name) => (
            <li key={name} className="text-xs text-muted">
              <span
                className="mb-1 block h-10 rounded-sm border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Five sizes, two weights, two scripts" wide>
        <div className="flex flex-col gap-2">
          <p className="text-xl">Twenty-eight, अट्ठाईस: for one figure or a title</p>
          <p className="text-lg font-strong">Twenty, बीस: the name of a screen</p>
          <p className="text-md">Sixteen, सोलह: a dialog’s title, text to read at length</p>
          <p className="text-sm">Fourteen, चौदह: everything else. क्षेत्रज्ञ, विद्यार्थी, प्रश्नोत्तरी</p>
          <p className="text-xs text-muted">Twelve, बारह: notes, counters, headings of tables</p>
        </div>
      </Specimen>
      <Row>
        <Specimen name="Small radius, raised">
          <div className="size-20 rounded-sm border border-line bg-surface shadow-sm" />
        </Specimen>
        <Specimen name="Large radius, above">
          <div className="size-20 rounded-lg bg-surface shadow-lg" />
        </Specimen>
        <Specimen name="Text on every surface">
          <div className="flex">
            {['bg-canvas', 'bg-surface', 'bg-hover', 'bg-pressed'].map((ground) => (
              <p key={ground} className={`p-3 ${ground}`}>
                ink <span className="text-muted">muted</span> <span className="text-faint">faint</span>{' '}
                <span className="text-brand-text">brand</span> <span className="text-danger-text">danger</span>
              </p>
            ))}
          </div>
        </Specimen>
      </Row>
    </Chapter>
  )
}
