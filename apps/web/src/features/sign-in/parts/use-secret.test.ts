// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearSecret, useSecret } from './use-secret.ts'

const read = (address?: string): string => {
  if (address) history.replaceState(null, '', address)
  return renderHook(() => useSecret('token')).result.current
}

it('takes the secret out of the address, and keeps it for this screen alone', () => {
  expect(read('/unsubscribe#token=one')).toBe('one')
  expect(location.hash).toBe('')
  expect(read()).toBe('one')
  expect(read('/confirmEmail')).toBe('')
  expect(read('/confirmEmail?token=two')).toBe('two')
  expect(location.search).toBe('')
  expect(read('/unsubscribe')).toBe('one')
})

it('does not offer a used one again', () => {
  expect(read('/login#token=three')).toBe('three')
  clearSecret('token')
  expect(read()).toBe('')
})
