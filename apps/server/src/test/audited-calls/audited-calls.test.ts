import { contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { type AuditAction, auditActs } from '@deckle/core/audit/audit.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportActOf } from '../../modules/admin/audit/log-export.ts'
import { audited } from './audited.ts'
import { unaudited } from './unaudited.ts'

/** Acts of tasks, jobs, the command line, and pages outside the contract. */
const withoutCall: readonly AuditAction[] = ['auth.serverSigninLink']

/** Acts of earlier versions, whose entries are still shown. */
const former: readonly string[] = ['user.state', 'export.people', 'answer.create', 'answer.update', 'answer.delete']

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>).flatMap(([call, { method }]) =>
    method === 'GET' ? [] : [`${resource}.${call}`],
  ),
)
const unrecorded = Object.values(unaudited).flat()

it('every call that writes has an entry in the audit log, or a reason to have none', () => {
  const listed = [...Object.keys(audited), ...unrecorded]
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([])
  expect(listed.toSorted()).toEqual(calls.toSorted())
})

it('every act is added by a call, a file or the command line, and its name stands in the code that adds it', () => {
  const files = Object.entries(contract).flatMap(([resource, endpoints]) =>
    Object.keys(endpoints).flatMap((call) => exportActOf(`${resource}.${call}`) ?? []),
  )
  const added = new Set<string>([...Object.values(audited).flat(), ...files, ...withoutCall, ...former])
  const acts = Object.keys(auditActs)
  expect(acts.filter((act) => !added.has(act))).toEqual([])
  const modules = path.resolve(import.meta.dirname, '../../modules')
  const code = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(modules, file), 'utf8'))
    .join('\n')
  // The second names its parts: `${target}.${decision}`.
  const isNamed = (act: string) =>
    code.includes(`'${act}'`) || code.includes(`\`${act.split('.')[0]}.\${`) || /^(post|comment)\./.test(act)
  expect(acts.filter((act) => !former.includes(act) && !isNamed(act))).toEqual([])
})
