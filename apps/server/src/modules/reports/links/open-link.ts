import { codeForm } from '@deckle/core/text/code-form.ts'
import type { report_links } from '@deckle/contract/report-links.ts'
import { linkState } from '@deckle/core/report/custom/report-link.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { verifyPassword } from '../../../platform/passwords/passwords.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireCorrectGuess } from '../../../platform/rate-limit/require-correct-guess.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import { findShownBranding } from '../../clients/index.ts'
import { ownerAsActor } from '../owner.ts'
import { periodDays, readWidget } from '../widgets/read-widget.ts'
import { publicFigures } from './public-figures.ts'
import { isLinkPass, linkOfPass, readLinkToken, signLinkPass } from './link-pass.ts'
import { type LinkedReport, requireTarget } from './link-target.ts'
import { normalized } from './manage-links.ts'
import { countOpening, findLinkWithOwner } from './queries.ts'

type Link = NonNullable<Awaited<ReturnType<typeof findLinkWithOwner>>>

/** The report behind a link; figures are read one by one. */
export const openReportLink: Handler<typeof report_links.open> = async ({ deps, body, request }) => {
  await requireLimit(deps.limits, 'openReportLink', addressKey(request.ip))
  const place = readLinkToken(body.token, deps.secret)
  const link = place && (await findLinkWithOwner(deps.db, place.clientId, place.key))
  if (!link) throw refuse('not_found', 'report_link.no_link')
  requireOpen(link, deps.now())
  await requirePin(deps, link, body.pin, request.ip)
  const { report } = await requireReport(deps, link)
  const [days, branding] = await Promise.all([
    periodDays(deps, link.client_id, report.period),
    findShownBranding(deps.db, link.client_id),
  ])
  await countOpening(deps.db, link.client_id, link.id, deps.now())
  return {
    pass: signLinkPass({ clientId: link.client_id, key: link.id, pinHash: link.pin_hash }, deps.secret, deps.now()),
    report: {
      title: report.title,
      note: report.note,
      days,
      widgets: report.widgets.map((widget) => ({
        ...widget,
        columns: [...widget.columns],
        // What it is filtered by may name people.
        source: widget.source && { ...widget.source, filter: '' },
      })),
      branding,
      generated_at: deps.now().toISOString(),
      expires_at: link.expires_at.toISOString(),
    },
  }
}

/** Of the report that the pass was issued for, with the rights of the link's owner at this moment. */
export const sharedFigures: Handler<typeof report_links.figures> = async ({ deps, body, request }) => {
  await requireLimit(deps.limits, 'readSharedReport', addressKey(request.ip))
  const place = linkOfPass(body.pass)
  const link = place && (await findLinkWithOwner(deps.db, place.clientId, place.key))
  if (!link || !isLinkPass(body.pass, link.pin_hash, deps.secret, deps.now()))
    throw refuse('not_allowed', 'report_link.pass')
  requireOpen(link, deps.now())
  const { owner, report } = await requireReport(deps, link)
  const widget = report.widgets.find(({ id }) => id === body.widget)
  if (!widget) throw refuse('not_found')
  const days = await periodDays(deps, link.client_id, report.period)
  return { figures: publicFigures(await readWidget({ deps, actor: owner, days }, widget), link.includes_names) }
}

function requireOpen(link: Link, now: Date): void {
  const state = linkState(link, now.getTime())
  if (state !== 'open') throw refuse('gone', `report_link.${state}`)
  if (link.suspended_at !== null) throw refuse('gone', 'report_link.gone')
}

async function requirePin({ limits }: Deps, link: Link, pin: string, ip: string): Promise<void> {
  if (link.pin_hash === null) return
  // Nobody has guessed yet.
  if (pin.trim() === '') throw refuse('not_allowed', 'report_link.pin_needed')
  // Hashes of earlier releases are of the PIN as it was typed, in digits of any script.
  const isCorrect =
    (await verifyPassword(link.pin_hash, normalized(codeForm(pin)))) ||
    (normalized(pin) !== normalized(codeForm(pin)) && (await verifyPassword(link.pin_hash, normalized(pin))))
  await requireCorrectGuess(limits, { id: link.id, ip, isCorrect, message: 'play.wrong_pin' })
}

interface OpenedReport {
  readonly owner: SignedIn
  readonly report: LinkedReport
}

/** Refuses with `gone` what its owner may not show any more. */
async function requireReport(deps: Deps, link: Link): Promise<OpenedReport> {
  const owner = ownerAsActor({ ...link, expires_at: link.license_ends }, deps.now())
  if (!owner) throw refuse('gone', 'report_link.gone')
  const { kind, target_id: target, period } = link
  try {
    return { owner, report: await requireTarget(deps, owner, { kind, target, period }) }
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'not_found' || error.code === 'not_allowed'))
      throw refuse('gone', 'report_link.gone')
    throw error
  }
}
