import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import { createGeo } from './create-geo.ts'
import { countryCode, type Geo } from './geo.ts'
import { testGeo } from './geo-suite.ts'
import { createMmdbGeo } from './mmdb-geo.ts'
import { createNoGeo } from './no-geo.ts'
import { mmdbFile, uint } from './test/mmdb-file.ts'

const india = { country: { iso_code: 'IN', names: { en: 'India' } } }
const mumbai = { ...india, city: { geoname_id: uint('uint32', 1_275_339), names: { de: 'Mumbai', en: 'Mumbai' } } }
const networks = { '49.32.0.0/14': mumbai, '49.36.0.0/16': india, '2401:4900::/32': mumbai }
const inMumbai = { country: 'IN', city: 'Mumbai' }
const inIndia = { country: 'IN', city: null }
const nowhere = { country: null, city: null }

let folder = ''
let path = ''
const open: Geo[] = []
const said: string[] = []
const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-geo-'))
  path = join(folder, 'places.mmdb')
  said.length = 0
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((geo) => geo.close()))
  rmSync(folder, { recursive: true, force: true })
})

/** How often a file was due for a look at whether it was replaced. */
let looks = 0

async function geoOf(content: Parameters<typeof mmdbFile>[0] | Buffer): Promise<Geo> {
  writeFileSync(path, Buffer.isBuffer(content) ? content : mmdbFile(content))
  const repeat = globalThis.setInterval
  const timers = vi.spyOn(globalThis, 'setInterval').mockImplementation((look, interval) => {
    const count = (): void => {
      looks += 1
      look()
    }
    return repeat(count, interval)
  })
  const geo = await createMmdbGeo({ path, log, interval: 5 })
  timers.mockRestore()
  open.push(geo)
  return geo
}

/** As those who update files do: written beside, then renamed. */
function replace(content: Buffer | string): void {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

testGeo('none', async () => createNoGeo())
testGeo('a file', async () => {
  const own = mkdtempSync(join(tmpdir(), 'deckle-geo-'))
  writeFileSync(join(own, 'places.mmdb'), mmdbFile({ networks }))
  const geo = await createMmdbGeo({ path: join(own, 'places.mmdb'), log })
  rmSync(own, { recursive: true })
  return geo
})

describe('a file of places', () => {
  it.each([
    ['49.32.0.0', inMumbai],
    ['49.35.255.255', inMumbai],
    ['49.36.7.7', inIndia],
    ['49.37.0.0', nowhere],
    ['2401:4900:1::7', inMumbai],
    ['2401:4901::7', nowhere],
    ['::ffff:49.32.1.1', inMumbai],
    ['::FFFF:49.32.1.1', inMumbai],
    ['::ffff:3120:101', inMumbai],
    ['2002:3120:101::1', inMumbai],
  ])('%s', async (address, place) => expect((await geoOf({ networks })).find(address)).toEqual(place))

  it('of IPv4 alone knows no address of IPv6, though its first bits are those of a network', async () => {
    const geo = await geoOf({ networks: { '36.0.0.0/8': mumbai }, ipVersion: 4 })
    expect(geo.find('36.1.1.1')).toEqual(inMumbai)
    expect(geo.find('::ffff:36.1.1.1')).toEqual(inMumbai)
    expect(geo.find('2401:4900::1')).toEqual(nowhere)
  })

  it('may be written flat, and may know less', async () => {
    const geo = await geoOf({
      networks: {
        '81.1.0.0/16': { country: 'GB', city: 'London' },
        '81.2.0.0/16': { country: 'United Kingdom', country_code: 'GB', as_name: 'Example' },
        '81.3.0.0/16': { country: { names: { en: 'Nowhere' } }, city: { names: { en: 'Lost' } } },
        '81.4.0.0/16': { country: { iso_code: 'GB' }, city: { names: { cy: 'Caerdydd' } } },
        '81.5.0.0/16': { registered_country: { iso_code: 'US' } },
        '81.6.0.0/16': 'GB',
        '81.7.0.0/16': { country: { iso_code: 'GB' }, city: { names: {} } },
      },
    })
    expect([1, 2, 3, 4, 5, 6, 7].map((net) => geo.find(`81.${net}.0.1`))).toEqual([
      { country: 'GB', city: 'London' },
      { country: 'GB', city: null },
      nowhere,
      { country: 'GB', city: 'Caerdydd' },
      nowhere,
      nowhere,
      { country: 'GB', city: null },
    ])
  })

  it('says what it is', async () => {
    const builtAt = new Date('2026-02-24T15:00:00.000Z')
    const geo = await geoOf({ networks, type: 'GeoLite2-City', builtAt })
    expect(geo.file()).toEqual({ type: 'GeoLite2-City', builtAt, isWhole: true })
    expect(createNoGeo().file()).toBeNull()
  })

  it('without countries is refused', async () => {
    const asn = { '81.1.0.0/16': { autonomous_system_organization: 'Meadow Telecom' } }
    writeFileSync(path, mmdbFile({ networks: asn, type: 'GeoLite2-ASN' }))
    await expect(createMmdbGeo({ path, log })).rejects.toThrow(
      'which cannot be used: it has no countries (GeoLite2-ASN)',
    )
  })

  it('that is damaged inside gives nothing, and is told once', async () => {
    const whole = mmdbFile({ networks: { '49.32.0.0/14': mumbai }, ipVersion: 4 })
    const metadataAt = whole.lastIndexOf('\u00AB\u00CD\u00EFMaxMind.com', undefined, 'latin1')
    const geo = await geoOf(
      Buffer.concat([
        whole.subarray(0, 14 * 6 + 16),
        Buffer.alloc(99),
        Buffer.from('country'),
        whole.subarray(metadataAt),
      ]),
    )
    expect([geo.find('49.32.1.1'), geo.find('49.32.1.2')]).toEqual([nowhere, nowhere])
    expect(said).toEqual([expect.stringContaining('it is damaged. Test-City of 2026-03-01 goes on.')])
    expect(geo.file()?.isWhole).toBe(false)
  })
})

describe('a file that is replaced', () => {
  const next = mmdbFile({ networks: { '49.32.0.0/14': india }, builtAt: new Date('2026-03-08T00:00:00.000Z') })

  it('is read anew, and no file stays open', async () => {
    const geo = await geoOf({ networks })
    expect(geo.find('49.32.1.1')).toEqual(inMumbai)
    for (const [content, place] of [
      [next, inIndia],
      [mmdbFile({ networks }), inMumbai],
      [next, inIndia],
    ] as const) {
      replace(content)
      await expect.poll(() => geo.find('49.32.1.1')).toEqual(place)
    }
    expect(said.at(-1)).toBe('The file of GEO_DATABASE was read anew: Test-City of 2026-03-08.')
    expect(openFiles().filter((name) => name.startsWith(folder))).toEqual([])
  })

  it.each([
    ['by text', () => replace('Too many requests'), 'it is not a whole .mmdb file'],
    ['by half of one', () => replace(next.subarray(0, next.length / 2)), 'it is not a whole .mmdb file'],
    ['by one without its beginning', () => replace(next.subarray(next.length - 220)), 'it is a damaged .mmdb file'],
    ['by nothing', () => rmSync(path), 'there is no such file'],
  ])('%s: what was read before goes on, which is told once, until there is a whole one', async (_how, harm, why) => {
    const geo = await geoOf({ networks })
    harm()
    await expect.poll(() => geo.file()?.isWhole).toBe(false)
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before + 3)
    expect(geo.find('49.32.1.1')).toEqual(inMumbai)
    expect(said).toEqual([
      `The file of GEO_DATABASE, ${path}, cannot be used: ${why}. Test-City of 2026-03-01 goes on.`,
    ])
    replace(next)
    await expect.poll(() => geo.file()).toMatchObject({ isWhole: true, builtAt: new Date('2026-03-08T00:00:00.000Z') })
    expect(geo.find('49.32.1.1')).toEqual(inIndia)
  })
})

describe('a start', () => {
  it('without a file knows no place', async () => {
    const geo = await createGeo({ geoDatabase: undefined }, log)
    expect([geo.file(), geo.find('49.32.1.1')]).toEqual([null, nowhere])
  })

  it.each([
    ['is not there', () => undefined, 'there is no such file'],
    ['is a folder', () => mkdirSync(path), 'it cannot be read (EISDIR)'],
    ['is empty', () => writeFileSync(path, ''), 'it is not a whole .mmdb file'],
    ['is no .mmdb', () => writeFileSync(path, 'ip,country\n'), 'it is not a whole .mmdb file'],
    [
      'ends with the marker',
      () => writeFileSync(path, Buffer.from('\u00AB\u00CD\u00EFMaxMind.com', 'latin1')),
      'it is a damaged .mmdb file',
    ],
    [
      'has fewer nodes than it says',
      () => writeFileSync(path, mmdbFile({ networks, nodeCount: 99_999 })),
      'it is a damaged .mmdb file',
    ],
  ])('is refused where the file %s', async (_what, put, why) => {
    put()
    const refusal = await createGeo({ geoDatabase: path }, log).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(String(refusal)).toContain(`GEO_DATABASE names ${path}, which cannot be used: ${why}.`)
  })
})

it.each([
  ['in', 'IN'],
  [' GB ', 'GB'],
  ['XX', null],
  ['T1', null],
  ['IND', null],
  ['', null],
  [7, null],
])('the country of %j is %j', (text, code) => expect(countryCode(text)).toBe(code))

/** Of this process, where the system lists them. */
function openFiles(): string[] {
  try {
    return readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/self/fd/${fd}`)]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}
