import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { describe, expect, it } from 'vitest'
import { mailHtml } from './mail-html.ts'

const brandingOf = (primary: string) => ({ name: 'Meadow', primary, logo: '', icon: '', footer: 'Meadow Academy' })
const text = 'Hello Asha,\n\nSee https://learn.example/help for more.\n\nhttps://learn.example/course'
const html = (primary = '#1b5e20', language = 'en', subject = 'Your course') =>
  mailHtml({ subject, text, language }, brandingOf(primary), 'https://learn.example')

describe('the HTML part of an email', () => {
  it.each([
    ['en', 'ltr'],
    ['hi', 'ltr'],
    ['ur', 'rtl'],
  ])('in %s declares its language, direction and title', (language, direction) => {
    const page = html('#1b5e20', language, 'Course <b> & "more"')
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(page).toContain('<title>Course &lt;b&gt; &amp; &quot;more&quot;</title>')
  })

  it('declares both colour schemes', () => {
    const page = html()
    expect(page).toContain('<meta name="color-scheme" content="light dark">')
    expect(page).toContain('<meta name="supported-color-schemes" content="light dark">')
    expect(page).toContain('@media(prefers-color-scheme:dark)')
  })

  it.each(['#000000', '#1b5e20', '#0000ff', '#7b1fa2', '#b71c1c', '#767676', '#00474f'])(
    'can be read in the dark with the colour %s of a client',
    (primary) => {
      const rules = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/s.exec(html(primary))?.[1] ?? ''
      const colorOf = (name: string, property = 'color') =>
        new RegExp(`\\.${name}\\{(?:[^}]*;)?${property}:(#[0-9a-f]{6})`).exec(rules)?.[1] ?? ''
      const card = colorOf('card', 'background')
      const page = colorOf('page', 'background')
      const pairs = [
        [colorOf('page'), page],
        [colorOf('page'), card],
        [colorOf('link'), card],
        [colorOf('muted'), page],
        [colorOf('button'), colorOf('button', 'background')],
      ]
      for (const [one = '', other = ''] of pairs) expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(4.5)
      // A missing colour counts as black.
      expect(pairs.flat()).not.toContain('')
    },
  )
})
