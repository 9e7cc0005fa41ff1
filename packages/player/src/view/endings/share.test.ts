// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleAnswers } from '../../test/sample-answers.ts'
import { sampleDeck } from '../../test/sample-deck.ts'
import { drawEnding, resetEachTest, root } from './test/draw-ending.ts'

resetEachTest()

describe('sharing a result', () => {
  const press = () => act(async () => root.querySelector<HTMLElement>('.dk-acts .dk-main')?.click())
  const status = () => root.querySelector('.dk-acts [role=status]')?.textContent
  const address = `${location.origin}/play/abcdefgh`
  const withResult = { readerType: 'quiz' } as const
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  const stub = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true })

  it('gives the deck and the words of the result, nothing of the answers', async () => {
    const share = vi.fn(async () => undefined)
    stub('share', share)
    await drawEnding(withResult, sampleAnswers, 'abcdefgh')
    await press()
    expect(share.mock.calls).toEqual([
      [{ title: sampleDeck.name, url: address, text: expect.stringMatching(/^Your score: \d+%$/) }],
    ])
  })

  it('copies where the browser shares nothing, and shows the address where it does not copy either', async () => {
    const writeText = vi.fn(async (_text: string) => undefined)
    stub('clipboard', { writeText })
    await drawEnding(withResult, sampleAnswers, 'abcdefgh')
    await press()
    expect(writeText.mock.calls[0]?.[0]).toMatch(new RegExp(`^Your score: \\d+%\n${address}$`))
    await expect.poll(() => status()).toBe('Copied')
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await press()
    await expect.poll(() => status()).toBe(address)
  })
})
