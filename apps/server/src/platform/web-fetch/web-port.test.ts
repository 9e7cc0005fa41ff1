import { expect, it } from 'vitest'
import { isWebPort } from './web-port.ts'

it.each([80, 443, 1024, 3000, 8080, 8443, 65_535])('%i is a port of the web', (port) =>
  expect(isWebPort(port)).toBe(true),
)

it.each([0, 1, 21, 22, 25, 53, 110, 143, 389, 587, 993, 2049, 6000, 6667, 10_080])('%i is not', (port) =>
  expect(isWebPort(port)).toBe(false),
)
