import { expect, test } from 'vitest'
import { platformOf } from '../platform/commands/lib/bundle/platform.mjs'
import { completeLock } from './complete-lock.mjs'

test("a native package's name holds its system, processor and C library", () => {
  expect(platformOf('@oxlint/binding-linux-arm64-musl')).toEqual({ cpu: ['arm64'], libc: ['musl'], os: ['linux'] })
  expect(platformOf('@oxlint/binding-win32-x64-msvc')).toEqual({ cpu: ['x64'], os: ['win32'] })
})

test('missing native packages are written in, present and inexact ones left alone', () => {
  const optionalDependencies = { 'tool-linux-x64': '1.0.0', 'tool-darwin-arm64': '1.0.0', 'tool-aix-ppc64': '^1.0.0' }
  const present = { version: '1.0.0', integrity: 'sha512-x', os: ['linux'] }
  const lock = {
    packages: {
      'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies },
      'node_modules/tool-linux-x64': present,
    },
  }
  expect(completeLock(lock)).toEqual(['tool-darwin-arm64@1.0.0'])
  expect(lock.packages['node_modules/tool-linux-x64']).toBe(present)
  expect(lock.packages['node_modules/tool-darwin-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  })
})
