import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Geo, nowhere } from './geo.ts'

/** Tests for every adapter of the port. */
export function testGeo(name: string, make: () => Promise<Geo>): void {
  describe(`places: ${name}`, () => {
    let geo: Geo
    beforeAll(async () => {
      geo = await make()
    })
    afterAll(() => geo.close())

    it.each([
      '10.0.0.1',
      '127.0.0.1',
      '192.168.1.20',
      '::1',
      '::',
      'fe80::1%eth0',
      'fd00::7',
      '::ffff:10.0.0.1',
      '999.1.1.1',
      '49.32.1',
      '49.32.1.1.evil',
      '2401:4900:',
      'localhost',
      '',
      '\0',
      '🙂',
      '1'.repeat(10_000),
    ])('knows nothing of %.20j', (address) => expect(geo.find(address)).toEqual(nowhere))

    it('is closed twice without harm, and still answers', async () => {
      await geo.close()
      await geo.close()
      expect(geo.find('10.0.0.1')).toEqual(nowhere)
    })
  })
}
