import { describe, expect, it } from 'vitest'
import { fakeLms } from '../test/fake-lms.ts'
import { answerAll, hostOn, portOf, reachEnd } from '../test/play-through.ts'

describe.each(['12', '2004'] as const)('a failing or missing LMS of SCORM %s', (version) => {
  const name = version === '12' ? 'cmi.core.' : 'cmi.'

  it.each(['false', 'throws'] as const)(
    'plays on where every call %s, and tells all once calls succeed',
    async (mode) => {
      const { lms, api } = fakeLms()
      lms.mode = mode
      const port = portOf(api, version)
      const host = await hostOn(port)
      await answerAll(host, 5)
      expect(port.health()).toBe('failing')
      expect(lms.values).toEqual({})
      lms.mode = 'fine'
      await answerAll(host)
      await reachEnd(host)
      expect(port.health()).toBe('fine')
      expect(lms.values['cmi.interactions.14.id']).toMatch(/^q19/)
      expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
    },
  )

  it('values that an LMS will never take hold nothing up', async () => {
    const { lms, api } = fakeLms()
    const port = portOf(api, version)
    const set = api['SetValue']
    api['LMSSetValue'] = api['SetValue'] = (element = '', value = '') => {
      if (!element.startsWith('cmi.interactions')) return set?.(element, value)
      lms.error = '401'
      return 'false'
    }
    api['LMSGetLastError'] = api['GetLastError'] = () => lms.error
    const host = await hostOn(port)
    await answerAll(host)
    await reachEnd(host)
    expect(port.health()).toBe('fine')
    expect(lms.values[`${name}score.raw`]).toMatch(/^\d/)
  })

  it('without an LMS it plays and says so', async () => {
    const port = portOf(null, version)
    const host = await hostOn(port)
    await answerAll(host)
    expect((await reachEnd(host)).kind).toBe('score')
    expect(port.health()).toBe('absent')
  })
})
