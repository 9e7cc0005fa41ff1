import { beforeEach, expect, it } from 'vitest'
import { leaveLook as leave, restoreLook } from './looks-of-people.ts'
import { preferences } from './preferences.ts'

const [ira, anil] = ['01a226f9-6317-7348-a188-bbe5cc62fd44', '01a226f9-6317-7348-a188-bbe5cc62fd45']
const leaveLook = (userId: string) => leave({ _id: userId })
const look = () => [preferences.get('theme'), preferences.get('language')]

beforeEach(async () => {
  document.cookie = 'deckle_looks=; Path=/; Max-Age=0'
  preferences.set('theme', 'system')
  preferences.set('language', 'en')
})

it('the next person has the defaults, and the first one their own look again', async () => {
  preferences.set('theme', 'dark')
  preferences.set('language', 'hi')
  await leaveLook(ira)
  expect(look()).toEqual(['system', 'en'])
  await restoreLook(anil, null)
  expect(look()).toEqual(['system', 'en'])
  preferences.set('theme', 'light')
  await leaveLook(anil)
  await restoreLook(ira, null)
  expect(look()).toEqual(['dark', 'hi'])
  await leaveLook(ira)
  await restoreLook(anil, null)
  expect(look()).toEqual(['light', 'en'])
})

it('the language of the account goes before that of the device', async () => {
  preferences.set('language', 'hi')
  await leaveLook(ira)
  await restoreLook(ira, 'en')
  expect(look()).toEqual(['system', 'en'])
})

it('the last eight people are remembered, whatever the cookie holds', async () => {
  document.cookie = 'deckle_looks=broken...; Path=/'
  for (let at = 0; at < 12; at++) {
    preferences.set('theme', 'dark')
    await leaveLook(`${ira.slice(0, -2)}${10 + at}`)
  }
  expect(/deckle_looks=([^;]*)/.exec(document.cookie)?.[1]?.split('.')).toHaveLength(8)
  await restoreLook(`${ira.slice(0, -2)}10`, null)
  expect(look()).toEqual(['system', 'en'])
})
