import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { type AuditAction, isAuditAction } from '@deckle/core/audit/audit.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Catalogue } from '../../../words/catalogue.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { fill } from '../../../words/fill.ts'

interface Act {
  readonly action: string
  readonly detail: Readonly<Record<string, unknown>>
  /** Names of what the detail has ids of. */
  readonly names: { readonly course?: string | undefined; readonly manager?: string | undefined }
}

export interface AuditReader {
  readonly language: InterfaceLanguage
  /** IANA: days in the texts are days of this zone. */
  readonly timeZone: string
}

/** What was done, in words; never a code or an id. */
export function auditText({ action, detail, names }: Act, reader: AuditReader): string {
  const { language } = reader
  const words = catalogues[language]
  if (!isAuditAction(action)) return words.audit.calls[areaOf(action)]
  const values = { ...shown(detail), ...names, ...translated(action, detail, reader) }
  return sentence(words.audit.acts[action], values)
}

/** Fills `{name}`; a part in square brackets is dropped where one of its values is unknown. */
function sentence(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const known = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  )
  const whole = text.replace(/\[([^[\]]*)\]/g, (_part, inner: string) =>
    [...inner.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(known, name)) ? inner : '',
  )
  return fill(whole, known)
}

/** Values that are texts for people. Everything else in a detail may be a code or an id. */
const plainValues = ['name', 'reason', 'into', 'create', 'change', 'changed', 'rows', 'count', 'from'] as const

function shown(detail: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    plainValues.flatMap((name) => {
      const value = detail[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

type Values = Readonly<Record<string, string | undefined>>

function translated(
  action: AuditAction,
  detail: Readonly<Record<string, unknown>>,
  { language, timeZone }: AuditReader,
): Values {
  const { audit, plans } = catalogues[language]
  const oneOf = (texts: Readonly<Record<string, string>>, value: unknown): string | undefined =>
    typeof value === 'string' && Object.hasOwn(texts, value) ? texts[value] : undefined
  const plan = (value: unknown) => oneOf(plans, planOf(value))
  switch (action) {
    case 'auth.sign_in':
      return { way: oneOf(audit.ways, detail['way']) }
    case 'auth.sign_in_failed':
      return { why: oneOf(audit.whys, detail['why']) }
    case 'user.license':
      return {
        from: oneOf(audit.licences, detail['from'] ?? detail['before']),
        to: oneOf(audit.licences, detail['to'] ?? detail['license']),
      }
    case 'user.create':
    case 'user.imported':
      return { license: oneOf(audit.licences, detail['license_type']) }
    case 'report_links.create':
      return { pin: oneOf(audit.pins, String(detail['hasPin'])) }
    case 'course.join_link':
      return { link: oneOf(audit.links, String(detail['enabled'])) }
    case 'user.mute':
      return { until: dayOf(detail['until'], { language, timeZone }) }
    case 'course.status':
    case 'article.status':
      return { from: undefined, to: oneOf(audit.statuses, detail['to']) }
    case 'client.plan':
    case 'billing.plan':
    case 'billing.schedule':
      return { from: plan(detail['from']), to: plan(detail['to']) }
    case 'payments.create':
    case 'upgrade.granted':
    case 'upgrade.refused':
    case 'upgrade.forwarded':
      return { plan: plan(detail['plan']) }
    default:
      return {}
  }
}

/** Of a plan, or of a price of one. */
const planOf = (value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(pricedPlans, value)
    ? pricedPlans[value as keyof typeof pricedPlans].plan
    : value

function dayOf(value: unknown, { language, timeZone }: AuditReader): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone }).format(new Date(value))
}

type Area = keyof Catalogue['audit']['calls']

/** What a call works on, by its resource. */
function areaOf(call: string): Area {
  const [resource = ''] = call.split('.')
  return Object.hasOwn(areas, resource) ? (areas[resource] ?? 'other') : 'other'
}

const areas: Readonly<Record<string, Area>> = {
  decks: 'decks',
  publication: 'decks',
  sharing: 'decks',
  packaging: 'decks',
  courses: 'courses',
  topics: 'courses',
  learners: 'courses',
  rules: 'courses',
  articles: 'articles',
  media: 'media',
  users: 'people',
  user_fields: 'people',
  imports: 'people',
  tags: 'people',
  posts: 'social',
  comments: 'social',
  social: 'social',
  moderation: 'social',
  reports: 'reports',
  report_views: 'reports',
  custom_reports: 'reports',
  report_links: 'reports',
  learning: 'learning',
  play: 'learning',
  clients: 'settings',
  blogs: 'settings',
  webhooks: 'settings',
  retention: 'settings',
  billing: 'settings',
}

/** Actions whose words match what a person searches by. */
export function actionsMatching(search: string, language: InterfaceLanguage): AuditAction[] {
  const wanted = search.trim()
  const { acts } = catalogues[language].audit
  return (Object.keys(acts) as AuditAction[]).filter((action) => isFoundBy(acts[action], wanted))
}
