import { expect, test } from 'vitest'
import { seamOf } from './declarations.mjs'

/** Declarations as TypeScript writes them, by file of this repository. */
const declared = {
  'platform/ui/src/index.ts': "export { Icon } from './icon';",
  'platform/ui/src/icon.tsx':
    "import type { Tone } from './feedback/status-tag';\ninterface Props {\n  tone: Tone;\n  other: unknown;\n}\ninterface Unused {\n}\nexport declare function Icon(props: Props): string;\nexport {};",
  'platform/ui/src/feedback/status-tag.tsx': "export type Tone = 'info';\nexport declare const inner: number;",
}
const seam = seamOf((file) => declared[file] ?? 'export {};')

test('an export comes with its declaration in one line', () => {
  expect(seam.exports['atrium/ui']).toEqual({ Icon: 'function Icon(props: Props): string;' })
})

test('the types that it names come with it, from other files too, and no others', () => {
  expect(seam.types).toEqual({
    'platform/ui/src/feedback/status-tag.tsx#Tone': "type Tone = 'info';",
    'platform/ui/src/icon.tsx#Props': 'interface Props { tone: Tone; other: unknown; }',
  })
})

test('deprecated exports come with version and replacement, from the file that declares them, and comments are in no declaration', () => {
  const files = {
    'platform/ui/src/index.ts': "export { Icon as Sign, Tone } from './icon';",
    'platform/ui/src/icon.tsx':
      '/** Draws it.\n * @deprecated since 0.3.0: use `Mark`. */\nexport declare function Icon(/** of it */ name: string): string;\n/** A colour. */\nexport type Tone = string;',
  }
  const { deprecated, exports } = seamOf((file) => files[file] ?? 'export {};')
  expect(deprecated).toEqual({ 'atrium/ui#Sign': { since: '0.3.0', use: '`Mark`' } })
  expect(exports['atrium/ui'].Sign).toBe('function Icon(name: string): string;')
})
