import { faultText } from '@deckle/contract/wording/fault-text.ts'
import { type FormulaFault, isFault } from '@deckle/core/formula/fault.ts'
import { type Formula, type FormulaValues, readCriteria, readFormula } from '@deckle/core/formula/formula.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { tryFormula } from '@deckle/slides/doctor/formula-findings.ts'
import type { TextField as TextFieldOf } from '@deckle/slides/fields/field.ts'
import { type VariableSource, variablesOf } from '@deckle/slides/flow/variables-of.ts'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { useRef, useState } from 'react'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'
import { cleanText } from '../in-place/text-rules.ts'

interface FormulaFieldProps {
  label: string
  field: TextFieldOf
  slideId: string
  value: string
  onChange: (text: string) => void
}

const functions = 'IF MIN MAX SUM AVG ROUND FLOOR CEIL ABS SQRT POW LOG LN EXP CLAMP'.split(' ')
const signs = ['+', '-', '*', '/', '%', '^', '(', ')', '<', '<=', '>', '>=', '=', '<>', 'and', 'or', 'not']

/** A formula with its variables as chips, the position of an error, and a live result for sample values. */
export function FormulaField({ label, field, slideId, value, onChange }: FormulaFieldProps) {
  const t = useWords('logic')
  const language = usePreference('language')
  const area = useRef<HTMLTextAreaElement>(null)
  const sources = useSourcesUpTo(slideId)
  const formula = isBlank(value) ? null : (field.format === 'criteria' ? readCriteria : readFormula)(value)
  const fault = formula && isFault(formula) ? formula : null
  const insert = (part: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    const next = value.slice(0, selectionStart) + part + value.slice(selectionEnd)
    onChange(cleanText(next, true, field.max))
    const caret = selectionStart + part.length - (part.endsWith('()') ? 1 : 0)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={area}
        label={label}
        multiline
        rows={2}
        limits={{ max: field.max }}
        maxLength={field.max}
        spellCheck="false"
        error={fault ? faultText(fault, language) : undefined}
        value={value}
        onChange={(next) => onChange(cleanText(next, true, field.max))}
      />
      {fault && <Place fault={fault} text={value} />}
      <Chips
        label={t('formula.insert')}
        parts={uniqueVariables(sources).map(({ variable, label: name }) => ({ part: variable, name }))}
        onInsert={insert}
      />
      {sources.length === 0 && <p className="text-xs text-muted">{t('formula.noVariables')}</p>}
      <Disclosure title={t('formula.functions')}>
        <div className="flex flex-col gap-2">
          <Chips
            label={t('formula.functions')}
            parts={functions.map((name) => ({ part: `${name}()`, name: '' }))}
            onInsert={insert}
          />
          <Chips
            label={t('formula.operators')}
            parts={signs.map((sign) => ({ part: sign.length > 1 ? ` ${sign} ` : sign, name: '' }))}
            onInsert={insert}
          />
        </div>
      </Disclosure>
      {formula && !isFault(formula) && <Trial formula={formula} sources={sources} />}
    </div>
  )
}

/** Variables set by the slides up to and including this one. */
function useSourcesUpTo(slideId: string): readonly VariableSource[] {
  const content = useContent()
  const at = content.contentHash.findIndex((slide) => slide.slideId === slideId)
  return variablesOf({ contentHash: content.contentHash.slice(0, at + 1) })
}

function uniqueVariables(sources: readonly VariableSource[]): readonly VariableSource[] {
  const last = new Map(sources.map((source) => [source.variable, source]))
  return [...last.values()].toSorted((a, b) => a.variable.localeCompare(b.variable))
}

/** The text with the error's position marked. Positions count in the text after its escaped symbols are converted. */
function Place({ fault, text }: { fault: FormulaFault; text: string }) {
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const { at, length } = fault
  return (
    <code className="block rounded-sm bg-hover px-2 py-1 text-xs wrap-anywhere whitespace-pre-wrap" aria-hidden="true">
      {plain.slice(0, at)}
      <mark className="rounded-xs bg-danger-soft text-danger-text underline decoration-wavy">
        {plain.slice(at, at + Math.max(1, length)) || '␣'}
      </mark>
      {plain.slice(at + Math.max(1, length))}
    </code>
  )
}

function Chips({
  label,
  parts,
  onInsert,
}: {
  label: string
  parts: readonly { readonly part: string; readonly name: string }[]
  onInsert: (part: string) => void
}) {
  if (parts.length === 0) return null
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {parts.map(({ part, name }) => (
        <button
          key={part}
          type="button"
          className="max-w-full truncate rounded-sm border border-line bg-surface px-2 py-0.5 text-xs hover:bg-hover touch:min-h-11"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(part)}
        >
          <code>{part.trim()}</code>
          {name && <span className="text-muted"> {name}</span>}
        </button>
      ))}
    </div>
  )
}

function Trial({ formula, sources }: { formula: Formula; sources: readonly VariableSource[] }) {
  const t = useWords('logic')
  const language = usePreference('language')
  const format = useFormatter()
  const [tried, setTried] = useState<FormulaValues>({})
  const used = uniqueVariables(sources).filter(({ variable }) => formula.variables.includes(variable))
  const unset = formula.variables.filter((name) => used.every(({ variable }) => variable !== name))
  if (unset.length > 0) {
    return (
      <p role="status" className="text-xs text-warning-text">
        {unset.map((variable) => t('formula.unset', { variable })).join(' ')}
      </p>
    )
  }
  const values = Object.fromEntries(
    used.map(({ variable, values: all }) => [variable, tried[variable] ?? all[Math.floor(all.length / 2)] ?? 0]),
  )
  const result = formula.evaluate(values)
  const { least, greatest, failure } = tryFormula(formula, sources)
  const shown = !result.ok
    ? faultText(result.fault, language)
    : typeof result.value === 'boolean'
      ? t(result.value ? 'formula.isTrue' : 'formula.isFalse')
      : format.number(result.value, { maximumFractionDigits: 2 })
  return (
    <div className="flex flex-col gap-2 rounded-sm bg-hover p-2">
      {used.length > 0 && <p className="text-xs font-strong">{t('formula.sample')}</p>}
      {used.map(({ variable, label }) => (
        <NumberField
          key={variable}
          label={t('formula.sampleOf', { variable, label })}
          value={values[variable] ?? 0}
          onChange={(next) => Number.isFinite(next) && setTried({ ...tried, [variable]: next })}
        />
      ))}
      <p role="status" className="text-sm">
        <span className="text-muted">{t('formula.result')}: </span>
        <strong className={result.ok ? '' : 'text-danger-text'}>{shown}</strong>
      </p>
      {formula.kind === 'number' && least <= greatest && used.length > 0 && (
        <p className="text-xs text-muted">
          {t('formula.range', { least: format.number(least), greatest: format.number(greatest) })}
        </p>
      )}
      {failure && (
        <p className="text-xs text-warning-text">
          {t('formula.failsFor', {
            values: Object.entries(failure.values)
              .map(([name, value]) => `${name} = ${value}`)
              .join(', '),
          })}{' '}
          {faultText(failure.fault, language)}
        </p>
      )}
    </div>
  )
}
