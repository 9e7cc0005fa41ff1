import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['Xk9!fQ2zp', 0],
    ['a b c d e f g h i', 0],
    ['aaaaaaaaaaaaaaa', 1],
    ['abcdefghijklmno', 1],
    ['12345678901234', 1],
    ['correcthorsebatterystaple', 3],
    ['नीलाआसमानऔरहरीघास', 3],
    ['Xk9!fQ2zpL#v7', 4],
  ])('%j is %i', (password, strength) => {
    expect(passwordStrength(password, 10)).toBe(strength)
  })
})
