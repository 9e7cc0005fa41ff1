// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressText } from './address-text.tsx'

it('may break after @ and dots, unheard by screen readers and without changing the text', () => {
  const { container } = render(<AddressText text="asha.rao@lantern.example" />)
  expect(container.textContent).toBe('asha.rao@lantern.example')
  const breaks = [...container.querySelectorAll('wbr')]
  expect(breaks.map(({ previousSibling }) => previousSibling?.textContent)).toEqual(['asha.', 'rao@', 'lantern.'])
  expect(breaks.every((wbr) => wbr.getAttribute('aria-hidden') === 'true')).toBe(true)
})

it.each([
  [
    'https://hooks.lantern.example/v1/in?key=a&b=c',
    ['https://', 'hooks.', 'lantern.', 'example/', 'v1/', 'in?', 'key=', 'a&', 'b=', 'c'],
  ],
  ['lantern.example', ['lantern.', 'example']],
  ['/lantern/login', ['/', 'lantern/', 'login']],
])('breaks %s after its separators', (address, parts) => {
  const { container } = render(<AddressText text={address} />)
  expect(container.innerHTML.replaceAll(/<\/?bdi[^>]*>/g, '').split(/<wbr[^>]*>/)).toEqual(
    parts.map((part) => part.replaceAll('&', '&amp;')),
  )
})
